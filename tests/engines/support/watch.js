// The first script of a test's page: remembers what goes wrong there, and what would stay behind.
(() => {
  const problems = [];
  /** Messages, modules' memories, calls of history, and listeners on what outlives an element. */
  const kept = { heard: [], memories: [], history: [], listeners: 0 };
  Object.assign(window, { problems, kept });

  // The events of that name that playgrounds send are no errors of scripts.
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) problems.push(event.message);
  });
  addEventListener('unhandledrejection', (event) => problems.push(String(event.reason)));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    // The icon for the tab is what some browsers ask for by themselves.
    if (!blockedURI.endsWith('/favicon.ico')) problems.push(`${effectiveDirective} refuses ${blockedURI}`);
  });

  addEventListener('message', ({ data }) => kept.heard.push(data));

  const lives = (target) =>
    target === window || target === document || target instanceof MediaQueryList;
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given) {
    if (lives(this ?? window)) kept.listeners += 1;
    return add.apply(this ?? window, given);
  };
  EventTarget.prototype.removeEventListener = function (...given) {
    if (lives(this ?? window)) kept.listeners -= 1;
    return remove.apply(this ?? window, given);
  };

  for (const name of ['pushState', 'replaceState']) {
    const write = History.prototype[name];
    History.prototype[name] = function (...given) {
      kept.history.push(name);
      return write.apply(this, given);
    };
  }

  if (typeof WebAssembly !== 'object') return;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const result = await instantiate.apply(WebAssembly, given);
    for (const value of Object.values(result.instance.exports)) {
      if (value instanceof WebAssembly.Memory) kept.memories.push(value);
    }
    return result;
  };
})();
