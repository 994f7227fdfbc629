import { whenIdle, type RemoteModule } from '@mortar/host';
import type { RemotePin } from '@mortar/protocol/registry';
import { isBeyondImportMap } from './policy.ts';
import { shareScope } from './share-scope.ts';
import { startedContainer, type Container } from './started-container.ts';
import { renewUrls } from './tags.ts';

declare const process: { env: { NODE_ENV?: string } };

type Runtime = typeof import('./runtime.ts');
let runtime: Promise<Runtime> | undefined;

/** Fetches the runtime, once; a failure is not kept. */
function withRuntime(): Promise<Runtime> {
  runtime ??= import(/* webpackChunkName: "federation" */ './runtime.ts').catch((error: unknown) => {
    runtime = undefined;
    throw error;
  });
  return runtime;
}

/** A release of the shell takes files of its own site alone, whatever an entry says. */
function entryOf(remote: string, { version, entry }: RemotePin): string {
  const isElsewhere = process.env.NODE_ENV === 'development' && URL.canParse(entry);
  return isElsewhere ? entry : `/r/${remote}/${version}/${entry}`;
}

/**
 * The module that a version of a remote exposes. What the HTML started is taken as it comes, without the runtime: its
 * code would run on the way to the first page. The runtime gets it when the page has time, and loads everything else.
 */
export async function loadModule(remote: string, pin: RemotePin): Promise<RemoteModule> {
  if (isBeyondImportMap(pin, remote)) throw new Error(`this page cannot verify the modules of ${remote} ${pin.version}`);
  const url = entryOf(remote, pin);
  const first = runtime ? undefined : startedContainer(url, pin);
  const exposed = first ? await exposedBy(await first) : await (await withRuntime()).loadExposed(remote, url, pin);
  if (first) whenIdle(() => void handOver(remote, url, pin).catch(() => undefined));
  const { default: module } = exposed as { default?: RemoteModule };
  if (!module?.pages) throw new Error(`${remote} ${pin.version} exposes no remote module`);
  return module;
}

/** Gives the runtime what was started without it, but for what was thrown away meanwhile: that would be fetched and run once more. */
async function handOver(remote: string, url: string, pin: RemotePin): Promise<void> {
  const { loadExposed } = await withRuntime();
  if (startedContainer(url, pin)) await loadExposed(remote, url, pin);
}

async function exposedBy(container: Container): Promise<unknown> {
  await container.init(shareScope);
  return (await container.get('./remote'))();
}

/** Throws away what a version left in the page, so that the next attempt fetches and evaluates it again. */
export function forgetModule(remote: string, pin: RemotePin): void {
  Reflect.set(window, pin.global, undefined);
  Reflect.set(window, `${pin.global}_chunks`, undefined);
  renewUrls(remote);
}
