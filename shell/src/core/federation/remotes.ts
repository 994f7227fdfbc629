import { ownEntry, type Locale } from '@mortar/protocol';
import { registryTag, resolvePath, type RegistryDocument, type RemoteDescription, type RemoteRoute } from '@mortar/protocol/registry';
import { isServed } from '../../lib/is-served.ts';
import { forgetModule } from './load-module.ts';
import { loadPart, openPart, type LoadReport, type Opened, type OpenOptions, type PartKind } from './open-part.ts';
import { isBeyondImportMap, isBeyondPolicy } from './policy.ts';
import { isPrefetchable, prefetchPage, type PageOfRemote } from './prefetch.ts';
import { createRegistryClient } from './registry-client.ts';
import { reloadOnceServed } from './reload-guard.ts';
import { renewUrls } from './tags.ts';
import { createTrials } from './trials.ts';
import { createTrust } from './trust.ts';
import { createVersionsInUse } from './versions-in-use.ts';

/** Somebody who pressed Try again waits this long for the registry. */
const TRY_AGAIN_MS = 3000;

export interface RemotesOptions {
  registry: () => RegistryDocument;
  registryReceived: (next: RegistryDocument) => void;
  /** Public key of who signs the registry. */
  registryKey: string;
  /** Whether the registry that came with this page is as it was signed. */
  isRegistrySigned: Promise<boolean>;
  /** A registry that is not used, and why. */
  registryRefused: (reason: Error) => void;
  report: (report: LoadReport) => void;
  /** Our server did not answer. */
  serverLost: () => void;
}

export type Remotes = ReturnType<typeof createRemotes>;

/** What this document has loaded of the remotes, and how it loads more. */
export function createRemotes(options: RemotesOptions) {
  const { registry, report } = options;
  const inUse = createVersionsInUse();
  /** Versions that loaded and then failed to render, with what they threw, or hung the document before. */
  const broken = new Map<string, Map<string, Error | undefined>>();
  /** Live version of each remote when its panel came into the dock. */
  const docked = new Map<string, string>();
  const brokenOf = (remote: string) => broken.get(remote) ?? new Map<string, Error | undefined>();
  const trials = createTrials();
  for (const { remote, version } of trials.hung) broken.set(remote, brokenOf(remote).set(version, undefined));
  for (const { remote, version } of trials.found)
    report({ remote, version, outcome: 'failed', durationMs: 0, message: 'the page hung while the version ran for the first time' });
  const client = createRegistryClient({
    key: options.registryKey,
    current: registry,
    received(next) {
      trust.take(next);
      options.registryReceived(next);
    },
    lost: options.serverLost,
    refused: options.registryRefused,
  });
  const trust = createTrust({
    registry,
    isFirstSigned: options.isRegistrySigned,
    renew: () => client.anew(TRY_AGAIN_MS),
    refused: options.registryRefused,
  });
  trust.ready().catch(() => undefined);

  const atStart = registry();

  const entryOf = (remote: string) => ownEntry(registry().remotes, remote);

  /** Whether this document knows the files of a remote. */
  const isKnown = (remote: string) => Object.keys(entryOf(remote)?.live.chunks ?? {}).length > 0;

  async function open<Kind extends PartKind>(kind: Kind, remote: string, name: string, locale: Locale): Promise<Opened<Kind>> {
    await (isKnown(remote) ? trust.ready() : whole());
    const mounted = inUse.mounted(remote);
    const known = { registry: registry(), broken: brokenOf(remote), ...(mounted ? { mounted } : {}) };
    const run: OpenOptions<Kind>['run'] = (version, work) => (mounted ? work() : trials.load(remote, version, work));
    const isInUse = (version: string) => inUse.has(remote, version);
    const part = await openPart({ kind, remote, name, locale, report, run, isInUse, ...known });
    inUse.opened(remote, part.version);
    return part;
  }

  /** Whether this document must go because of a remote: another version than the one in use, or switched off. */
  function isOutdated(remote: string, used: string): boolean {
    const entry = entryOf(remote);
    return entry !== undefined && (entry.isOff === true || entry.live.version !== used);
  }

  /** What lies in the dock stays over all pages: only a new document takes up a newer version of it. */
  const isDockOutdated = () => [...docked].some(([name, version]) => isOutdated(name, version));

  /** What the page at a path is made of, where that can be fetched before somebody goes there. */
  function fetchable(path: string, locale: Locale): PageOfRemote | undefined {
    const found = resolvePath(registry(), path);
    if (found.kind !== 'remote') return undefined;
    const { name: remote, pin, route } = found;
    const isSound = !brokenOf(remote).has(pin.version) && isPrefetchable(remote, pin);
    return isSound ? { remote, pin, page: route.page, locale } : undefined;
  }

  /** Sees to it that the page has the whole registry, of which its HTML holds a part. */
  const whole = () => trust.ready().then(() => client.whole());

  return {
    whole,

    /** Fetches what the page at a path is made of and runs it, so that a click finds it here. Whatever goes wrong goes wrong again, and is told, on the click. */
    async expect(path: string, locale: Locale): Promise<void> {
      if (resolvePath(registry(), path).kind !== 'remote') return;
      await whole();
      const known = fetchable(path, locale);
      if (known) prefetchPage(known);
      // The click itself then finds the registry asked.
      await client.beforeNavigation();
      const expected = fetchable(path, locale);
      if (!expected) return;
      const { remote, pin, page } = expected;
      if (pin.version !== known?.pin.version) prefetchPage(expected);
      if (inUse.mounted(remote)) return;
      const load = () => loadPart({ remote, kind: 'pages', name: page, locale }, pin);
      await trials.load(remote, pin.version, load).catch(() => {
        // What is in use is never forgotten for a link that somebody only pointed at.
        if (!inUse.has(remote, pin.version)) forgetModule(remote, pin);
      });
    },

    /** What the registry says of a route by now. */
    described: (remote: string, route: RemoteRoute): RemoteRoute =>
      entryOf(remote)?.live.description.routes.find(({ path, page }) => path === route.path && page === route.page) ?? route,

    /** Asks for news of the registry; true when `remote`, or one in the dock, must be taken up by a new document. */
    async mustReload(remote: string, route: RemoteRoute): Promise<boolean> {
      await client.beforeNavigation();
      if (isDockOutdated()) return true;
      const entry = entryOf(remote);
      if (!entry || brokenOf(remote).has(entry.live.version)) return false;
      const mounted = inUse.mounted(remote);
      if (mounted) return isOutdated(remote, mounted);
      const { description } = entry.live;
      const isBeyond = isBeyondPolicy(atStart, description) || isBeyondImportMap(entry.live, remote);
      return !entry.isOff && (isBeyond || !hasRoute(description, route));
    },

    /** Asks for news of the registry; true when the routes of this document are no longer the site's. */
    async isStale(): Promise<boolean> {
      await client.beforeNavigation();
      return registryTag(registry()) !== registryTag(atStart);
    },

    page: (remote: string, name: string, locale: Locale): Promise<Opened<'pages'>> => open('pages', remote, name, locale),

    dialog: (remote: string, name: string, locale: Locale): Promise<Opened<'dialogs'>> => open('dialogs', remote, name, locale),

    /** Asks for news of the registry first: what opens now is what is live now. */
    async panel(remote: string, name: string, locale: Locale): Promise<Opened<'panels'>> {
      await client.beforeNavigation();
      return open('panels', remote, name, locale);
    },

    /** A panel of this remote stands in the dock. */
    docked(remote: string): void {
      const live = entryOf(remote)?.live.version;
      if (live && !docked.has(remote)) docked.set(remote, live);
    },

    /** A page of a version in use did not load: its files may be gone. While it is wanted, one new document a minute may mend it. */
    async reload(remote: string, url: string, signal: AbortSignal): Promise<boolean> {
      if (!inUse.mounted(remote)) return false;
      await client.now(TRY_AGAIN_MS);
      return reloadOnceServed(url, signal);
    },

    /** A part of this version is about to render. */
    rendering(remote: string, version: string): void {
      if (!inUse.mounted(remote)) trials.rendering(remote, version);
    },

    /** A part of this version stands: it stays the version of this document. */
    used(remote: string, version: string): void {
      trials.settled(remote, version);
      inUse.used(remote, version);
    },

    /** A version failed to render. True when another one may take its place in this navigation. */
    crashed(remote: string, version: string, error: Error): boolean {
      trials.settled(remote, version);
      if (inUse.mounted(remote)) {
        inUse.broke(remote);
        return false;
      }
      broken.set(remote, brokenOf(remote).set(version, error));
      return true;
    },

    /** Forgets every failure of a remote, so that the next attempt fetches all of it anew, but for what something that stands runs on. */
    async startOver(remote: string): Promise<void> {
      await client.now(TRY_AGAIN_MS);
      broken.delete(remote);
      trials.forgive(remote);
      const entry = entryOf(remote);
      // A module that did not come is remembered by the browser for the life of the document.
      if (entry?.live.type === 'module' && (await isServed())) location.reload();
      const kept = inUse.startOver(remote);
      renewUrls(remote);
      const pins = entry ? [entry.live, ...(entry.lastGood ? [entry.lastGood] : [])] : [];
      for (const pin of pins) if (pin.version !== kept) forgetModule(remote, pin);
    },
  };
}

const hasRoute = ({ routes }: RemoteDescription, { path, page }: RemoteRoute) =>
  routes.some((route) => route.path === path && route.page === page);
