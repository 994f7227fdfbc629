/**
 * The federation runtime, once in the page, with the site's rules as its plugins. A chunk of its own: the first page does
 * not wait for it (`load-module.ts`).
 */
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { RemotePin } from '@mortar/protocol/registry';
import { tellDeveloperTools } from './developer-tools.ts';
import { plugins } from './plugins.ts';
import { shareScope } from './share-scope.ts';
import { startedContainer } from './started-container.ts';
import { demandNamed, prepareTag, renewed } from './tags.ts';

/** The runtime's own limit for a script, in ms; `open-part.ts` has a shorter one for a whole version. */
const SCRIPT_TIMEOUT_MS = 15_000;

/** Nothing is registered that the verified registry does not name. */
const signed: ModuleFederationRuntimePlugin = {
  name: 'mortar-signed',
  beforeRegisterRemote(args) {
    if ('entry' in args.remote) demandNamed(args.remote.entry);
    return args;
  },
};

/** What the HTML started is not fetched a second time. */
const started: ModuleFederationRuntimePlugin = {
  name: 'mortar-started',
  async loadEntry({ remoteInfo: { entry, entryGlobalName: global, type } }) {
    const { pathname, search } = new URL(entry);
    const container = startedContainer(pathname + search, { global, ...(type === 'module' && { type }) });
    // The runtime's type for `get` is not what containers do, and not what it does with them.
    return container as unknown as Promise<RemoteEntryExports> | undefined;
  },
};

/** Every entry's tag has its integrity and its Trusted Types value. */
const tags: ModuleFederationRuntimePlugin = {
  name: 'mortar-tags',
  createScript({ url }) {
    const script = document.createElement('script');
    script.async = true;
    prepareTag(script, url);
    return { script, timeout: SCRIPT_TIMEOUT_MS };
  },
};

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type RemoteEntryExports = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const runtime = createInstance({ name: 'shell', remotes: [], plugins: [signed, started, tags, ...plugins] });
runtime.initShareScopeMap('default', shareScope);

/**
 * What the container of a version exposes as `./remote`.
 * @param url path of its entry, or its address on a development server
 */
export function loadExposed(remote: string, url: string, pin: RemotePin): Promise<unknown> {
  // The page's import map has a module's hash by its address as it is.
  const entry = new URL(pin.type === 'module' ? url : renewed(remote, url), location.href).href;
  // A name for each version: the one before may still be on its way to the runtime when the next one is wanted.
  const name = `${remote}@${pin.version}`;
  const known = runtime.options.remotes.find((registered) => registered.name === name);
  // Another attempt at a version that was thrown away: the runtime forgets what it knows of the one before.
  const isAnew = known && 'entry' in known && known.entry !== entry && !startedContainer(url, pin);
  if (!known || isAnew) {
    runtime.registerRemotes([{ name, entry, type: pin.type ?? 'global', entryGlobalName: pin.global }], { force: true });
    tellDeveloperTools(runtime.name, remote, entry, pin);
  }
  return runtime.loadRemote(`${name}/remote`).catch((error: unknown) => {
    throw inShort(name, error);
  });
}

/** The runtime's messages hold all its arguments and links to its guide: a page shows the code, the cause has the rest. */
function inShort(name: string, error: unknown): unknown {
  const code = error instanceof Error ? /#(RUNTIME-\d+)/.exec(error.message)?.[1] : undefined;
  return code ? new Error(`${name}: ${code}`, { cause: error }) : error;
}
