// WebKitGTK's own small browser, by its WebDriver, on a display that nobody sees.
import { createRequire } from 'node:module';
import { paths } from '../../web/support/paths.mjs';
import { end, freePort, inPackage, onPath, start, startDisplay } from './programs.mjs';

const { Builder, By, Key } = createRequire(paths.webPackage)('selenium-webdriver');

async function startDriver(port, display) {
  const program = start(onPath('WebKitWebDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${program.exitCode}`);
    await new Promise((later) => setTimeout(later, 20));
  }
  return program;
}

const startSession = (port) =>
  new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        binary: inPackage('libwebkit2gtk-4.1-0', 'MiniBrowser'),
        args: ['--automation'],
      },
    })
    .build();

/** The window of the session, emptied for each use. */
class WebKitTab {
  #session;

  constructor(session) {
    this.#session = session;
  }

  open = (address) => this.#session.get(address);

  /** The answer comes back as JSON, so that nothing of it is lost or reshaped on the way. */
  async evaluate(script, ...given) {
    const [result, failure] = await this.#session.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       const given = [...arguments].slice(0, -1);
       Promise.resolve()
         .then(() => (${script})(...given))
         .then((result) => done([result ?? null]), (failure) => done([null, String(failure)]));`,
      ...given,
    );
    if (failure) throw new Error(failure);
    return result;
  }

  frame = (selector) => ({
    evaluate: async (script, ...given) => {
      await this.#session.switchTo().frame(await this.#session.findElement(By.css(selector)));
      try {
        return await this.evaluate(script, ...given);
      } finally {
        await this.#session.switchTo().defaultContent();
      }
    },
  });

  press = (key) => this.#session.actions().sendKeys(Key[key.toUpperCase()]).perform();

  close = () => this.#session.get('about:blank');
}

export const webkit = {
  name: 'WebKit',
  async start() {
    const { program: screen, display } = await startDisplay();
    const port = await freePort();
    const driver = await startDriver(port, display);
    const session = await startSession(port);
    await session.manage().setTimeouts({ script: 120_000, pageLoad: 60_000 });
    return {
      newTab: async () => new WebKitTab(session),
      async close() {
        await session.quit();
        await end(driver);
        await end(screen);
      },
    };
  },
};
