import type { CoreExports } from 'bloom-core';

type Twin = (imports: WebAssembly.Imports) => CoreExports;

declare global {
  /** Left by bloom-playground.twin.js. */
  var bloomPlaygroundTwin: Twin | undefined;
}

/** Known only while the script runs for the first time; its module has it at any time. */
const script = document.currentScript as HTMLScriptElement | null;

/** Where this script is; one that stands in the page itself is where the page is. */
const address = script ? script.src || document.baseURI : import.meta.url;

/** Under Trusted Types an address of a script needs a policy, and that may be refused as well. */
function trusted(url: string): string {
  try {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes?: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes?.createPolicy('bloom-playground', { createScriptURL: (own: string) => own });
    return policy?.createScriptURL(url) ?? url;
  } catch {
    return url;
  }
}

let loading: Promise<Twin> | undefined;

const load = () =>
  new Promise<Twin>((loaded, failed) => {
    const tag = document.createElement('script');
    tag.src = trusted(new URL('bloom-playground.twin.js', address).href);
    if (script?.nonce) tag.nonce = script.nonce;
    tag.onload = () => {
      tag.remove();
      if (globalThis.bloomPlaygroundTwin) loaded(globalThis.bloomPlaygroundTwin);
      else failed(new Error('no twin in there'));
    };
    tag.onerror = () => {
      tag.remove();
      failed(new Error('no twin there'));
    };
    document.head.append(tag);
  });

/**
 * The core as plain JavaScript, for a browser or a page without WebAssembly: loaded from beside this
 * script, and several times slower. Rejects where it isn't there or may not be loaded.
 */
export async function startTwin(imports: WebAssembly.Imports): Promise<CoreExports> {
  loading ??= load();
  try {
    return (await loading)(imports);
  } catch (cause) {
    loading = undefined;
    throw cause;
  }
}
