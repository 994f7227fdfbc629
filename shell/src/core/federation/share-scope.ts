import { provided } from './provided.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

/** One singleton as a container finds it in the share scope, whichever of webpack and the federation runtime it was built by. */
function sharedOf(key: string, version: string) {
  const isLazy = LAZY.has(key);
  const shareConfig = { singleton: true, eager: !isLazy, requiredVersion: `^${version}` };
  const common = { version, shareConfig, scope: ['default'], from: 'shell', strategy: 'loaded-first' as const, deps: [], useIn: [] };
  if (isLazy) return { ...common, get: () => fetched(key) };
  const lib = () => provided[key];
  return { ...common, loaded: true, lib, get: () => lib };
}

/** Singletons that are chunks of their own: they are fetched when the first remote asks for one. */
const LAZY = new Set(['@mortar/client/connection', '@mortar/ui/choices', '@mortar/ui/overlay', '@mortar/ui/charts/zoomable']);

async function fetched(key: string): Promise<() => unknown> {
  const load = provided[key] as () => Promise<unknown>;
  const module = await load();
  return () => module;
}

/**
 * Every singleton with the version that this shell was built with, by key and version; remotes carry none of their own.
 * One object for the whole page: a container that was initialised with it takes no other.
 */
export const shareScope = Object.fromEntries(
  Object.entries(PROVIDED_VERSIONS).map(([key, version]) => [key, { [version]: sharedOf(key, version) }]),
);
