import { provided } from './provided.ts';

declare const PROVIDED_VERSIONS: Record<string, string>;

/** What a container asks of its host for one singleton: webpack's share scope, `scope[key][version]`. */
interface Provided {
  get: () => (() => unknown) | Promise<() => unknown>;
  from: string;
  eager: boolean;
  loaded?: 1;
}

export type ShareScope = Record<string, Record<string, Provided>>;

/** Singletons that are chunks of their own: they are fetched when the first remote asks for one. */
const LAZY = new Set(['@mortar/ui/overlay']);

async function fetched(key: string): Promise<() => unknown> {
  const load = provided[key] as () => Promise<unknown>;
  const module = await load();
  return () => module;
}

function entryOf(key: string): Provided {
  if (LAZY.has(key)) return { from: 'shell', eager: false, get: () => fetched(key) };
  return { from: 'shell', eager: true, loaded: 1, get: () => () => provided[key] };
}

/** Every singleton with the version that this shell was built with; remotes carry none of their own. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(PROVIDED_VERSIONS).map(([key, version]) => [key, { [version]: entryOf(key) }]),
);
