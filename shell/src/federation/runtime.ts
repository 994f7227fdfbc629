/**
 * The federation runtime as an entry of its own: a remote's page starts it beside the main entry, any other page
 * starts without it. It may run first, so it reads the singletons only when a remote asks for one.
 */
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { FEDERATION_READY } from './globals.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

/** The runtime's own limit for a script; `remotes.ts` has a shorter deadline. */
const SCRIPT_TIMEOUT_MS = 15_000;

const tags: ModuleFederationRuntimePlugin = {
  name: 'mortar-tags',
  createScript({ url }) {
    const script = document.createElement('script');
    script.async = true;
    window.__MORTAR_TAG__?.(script, url);
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

/** Singletons that are chunks of their own: they are fetched when the first remote asks for one. */
const LAZY = new Set(['@mortar/ui/overlay']);

async function fetched(key: string): Promise<() => unknown> {
  const load = window.__MORTAR_SHARED__?.[key] as () => Promise<unknown>;
  const module = await load();
  return () => module;
}

const shared = Object.fromEntries(
  Object.entries(PROVIDED_VERSIONS).map(([key, version]) => {
    const shareConfig = { singleton: true, eager: !LAZY.has(key), requiredVersion: `^${version}` };
    const provided = LAZY.has(key) ? { get: () => fetched(key) } : { lib: () => window.__MORTAR_SHARED__?.[key] };
    return [key, { version, shareConfig, ...provided }];
  }),
);

window.__MORTAR_FEDERATION__ = createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared, plugins: [tags] });
window.dispatchEvent(new Event(FEDERATION_READY));
