import type { RemotePin } from '@mortar/protocol/registry';

/** What the entry of a federation container has, however it was built (webpack, "Module Federation", dynamic remote containers). */
export interface Container {
  init(scope: object): Promise<unknown> | void;
  get(module: string): Promise<() => unknown>;
}

type Kind = Pick<RemotePin, 'global' | 'type'>;

/**
 * The container whose entry the HTML started: there already or on its way; undefined where the HTML did not start it.
 * A tag that is done was removed by the HTML's first script, so one that stands is still under way.
 * @param url path of the entry
 * @throws Error when the script does not load, or throws, or defines nothing
 */
export function startedContainer(url: string, { global, type }: Kind): Promise<Container> | undefined {
  if (type === 'module') {
    const isStarted = document.querySelector(`link[rel=modulepreload][href="${url}"]`) !== null;
    return isStarted ? (import(/* webpackIgnore: true */ url) as Promise<Container>) : undefined;
  }
  const there = containerIn(global);
  if (there) return Promise.resolve(there);
  const tag = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  return tag ? definedBy(tag, url, global) : undefined;
}

const containerIn = (global: string) => Reflect.get(window, global) as Container | undefined;

async function definedBy(tag: HTMLScriptElement, url: string, global: string): Promise<Container> {
  await new Promise<void>((resolve, reject) => {
    tag.addEventListener('load', () => resolve());
    tag.addEventListener('error', () => reject(new Error(`Failed to load script ${url}`)));
  });
  const container = containerIn(global);
  if (!container) throw new Error(`${url} defines no container`);
  return container;
}
