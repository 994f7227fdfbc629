import type { RemoteModule } from '@mortar/host';
import type { BootData, RemotePin } from '@mortar/protocol';
import { FEDERATION_READY } from './globals.ts';
import { prepareTag, renewUrls } from './tags.ts';

let attempts = 0;

/**
 * The module that a version of a remote exposes. A version is registered under a name of its own and anew for
 * every attempt, so no failure that the runtime remembers can stand in the way of the next one.
 */
export async function loadModule(remote: string, pin: RemotePin, federationScript: BootData['federationScript']): Promise<RemoteModule> {
  const federation = await federationRuntime(federationScript);
  const name = `${pin.global}_${++attempts}`;
  const entry = new URL(`/r/${remote}/${pin.version}/${pin.entry}`, location.href).href;
  federation.registerRemotes([{ name, entry, type: 'global', entryGlobalName: pin.global }]);
  const loaded = await federation.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!loaded?.default?.pages) throw new Error(`${remote} ${pin.version} exposes no remote module`);
  return loaded.default;
}

/** Throws away what a version left in the page, so that the next attempt fetches and evaluates it again. */
export function forgetModule(remote: string, pin: RemotePin): void {
  Reflect.set(window, pin.global, undefined);
  Reflect.set(window, `${pin.global}_chunks`, undefined);
  renewUrls(remote);
}

type Federation = NonNullable<Window['__MORTAR_FEDERATION__']>;

/** The runtime; its script is in the HTML of a remote's page, any other page asks for it here. */
function federationRuntime({ url }: BootData['federationScript']): Promise<Federation> {
  if (window.__MORTAR_FEDERATION__) return Promise.resolve(window.__MORTAR_FEDERATION__);
  return new Promise((resolve, reject) => {
    const ready = () => resolve(window.__MORTAR_FEDERATION__!);
    window.addEventListener(FEDERATION_READY, ready, { once: true });
    if (document.querySelector(`script[src="${url}"]`)) return;
    const script = document.createElement('script');
    script.async = true;
    script.onload = () => script.remove();
    script.onerror = () => {
      script.remove();
      window.removeEventListener(FEDERATION_READY, ready);
      reject(new Error('the federation runtime did not load'));
    };
    prepareTag(script, url);
    document.head.append(script);
  });
}
