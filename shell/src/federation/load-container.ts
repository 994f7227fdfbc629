import type { ShareScope } from './share-scope.ts';
import { prepareTag } from './tags.ts';

/** What the entry of a federation container defines (webpack, "Module Federation", dynamic remote containers). */
export interface Container {
  init(scope: ShareScope): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

const containerOf = (global: string) => Reflect.get(window, global) as Container | undefined;

/**
 * The container that a script defines: there already, on its way by a tag of the HTML, or fetched now.
 * @param url path of the entry
 * @param global the build's own variable, which its entry sets
 * @throws Error when the script does not load, or throws, or defines nothing
 */
export async function loadContainer(url: string, global: string): Promise<Container> {
  const there = containerOf(global);
  if (there) return there;
  await scriptRun(url);
  const container = containerOf(global);
  if (!container) throw new Error(`${url} defines no container`);
  return container;
}

/** A tag that is done was removed by the HTML's first script, so one that stands is still under way. */
function scriptRun(url: string): Promise<void> {
  const standing = document.querySelector<HTMLScriptElement>(`script[src="${url}"]`);
  const script = standing ?? document.createElement('script');
  const run = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Failed to load script ${url}`)));
  });
  if (!standing) {
    script.async = true;
    prepareTag(script, url);
    document.head.append(script);
  }
  return run;
}
