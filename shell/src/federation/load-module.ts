import type { RemoteModule } from '@mortar/host';
import type { RemotePin } from '@mortar/protocol';
import { loadContainer } from './load-container.ts';
import { shareScope } from './share-scope.ts';
import { renewUrls } from './tags.ts';

/** Containers that hold the singletons already: one takes them only once. */
const initialized = new WeakSet();

declare const process: { env: { NODE_ENV?: string } };

/** A release of the shell takes files of its own site alone, whatever an entry says. */
function entryOf(remote: string, { version, entry }: RemotePin): string {
  const isElsewhere = process.env.NODE_ENV === 'development' && URL.canParse(entry);
  return isElsewhere ? entry : `/r/${remote}/${version}/${entry}`;
}

/** The module that a version of a remote exposes. A version has a global of its own, so two of them live beside each other. */
export async function loadModule(remote: string, pin: RemotePin): Promise<RemoteModule> {
  const container = await loadContainer(entryOf(remote, pin), pin.global);
  if (!initialized.has(container)) {
    initialized.add(container);
    await container.init(shareScope);
  }
  const factory = await container.get('./remote');
  const { default: module } = factory() as { default?: RemoteModule };
  if (!module?.pages) throw new Error(`${remote} ${pin.version} exposes no remote module`);
  return module;
}

/** Throws away what a version left in the page, so that the next attempt fetches and evaluates it again. */
export function forgetModule(remote: string, pin: RemotePin): void {
  Reflect.set(window, pin.global, undefined);
  Reflect.set(window, `${pin.global}_chunks`, undefined);
  renewUrls(remote);
}
