import { createRequest } from '@mortar/client';
import { $isSignedIn, signedIn } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { attach, createEffect, createStore, sample, scopeBind } from 'effector';
import { pageArrived } from '../router/navigate.ts';
import { createPages } from './pages.ts';
import type { Place } from './place.ts';
import { createQuery } from './query.ts';

/** A remote with its channels, as the team sees it. */
export type TeamRemote = Output<'platform.remotes'>['items'][number];
export type VersionRow = Output<'platform.versions'>['items'][number];
export type VersionFacts = Output<'platform.version'>;

export const remotes = createQuery(createRequest('platform.remotes'));
export const versions = createPages(createRequest('platform.versions'));
export const facts = createQuery(createRequest('platform.version'));
/** Facts of the version that another one is compared with. */
export const factsAgainst = createQuery(createRequest('platform.version'));
export const why = createQuery(createRequest('platform.why'));
export const changes = createPages(createRequest('platform.changes'));
export const audit = createPages(createRequest('platform.audit'));
export const health = createQuery(createRequest('platform.health'));
export const healthVersions = createQuery(createRequest('platform.healthVersions'));
export const healthErrors = createPages(createRequest('platform.healthErrors'));
export const comparison = createQuery(createRequest('platform.healthCompare'));

const PAGE_SIZE = 20;

/** The two versions that a place compares: those that it names, else the canary against live, else live against the one before. */
export function comparedIn({ version, against }: Place, remote: TeamRemote | undefined): { version: string; against: string } | null {
  const live = remote?.live?.version;
  const [newer, older] = remote?.canary ? [remote.canary.version, live] : [live, remote?.lastgood];
  const pair = { version: version ?? newer, against: against ?? older };
  return pair.version && pair.against ? { version: pair.version, against: pair.against } : null;
}

/** The version that a place looks at. */
export function lookedAt({ version }: Place, remote: TeamRemote | undefined): string | null {
  return version ?? remote?.live?.version ?? remote?.canary?.version ?? null;
}

/** Reads what a place shows. It never fails: why something did not come stands beside its data. */
const readPlaceFx = createEffect(async (place: Place) => {
  const bound = <Params, Done>(run: (params: Params) => Promise<Done>) => {
    const inScope = scopeBind(run, { safe: true });
    return (params: Params) => inScope(params).catch(() => null);
  };
  const read = {
    remotes: bound(remotes.readFx),
    versions: bound(versions.readFx),
    facts: bound(facts.readFx),
    factsAgainst: bound(factsAgainst.readFx),
    why: bound(why.readFx),
    changes: bound(changes.readFx),
    audit: bound(audit.readFx),
    health: bound(health.readFx),
    healthVersions: bound(healthVersions.readFx),
    healthErrors: bound(healthErrors.readFx),
    comparison: bound(comparison.readFx),
  };
  const name = place.remote;
  const listed = await read.remotes(undefined);
  // Who is no developer gets nothing of the rest either.
  if (name === null || listed === null) return;
  const remote = listed.items.find((one) => one.name === name);
  const version = lookedAt(place, remote);
  const pair = comparedIn(place, remote);
  const ofRemote = { name, pageSize: PAGE_SIZE };
  const { hours } = place;
  const readers: Record<Place['view'], () => Promise<unknown>[]> = {
    channels: () => [read.why({ name }), read.healthVersions({ remote: name, hours })],
    versions: () => [read.versions(ofRemote), ...(version ? [read.facts({ name, version })] : [])],
    health: () => [
      read.health({ remote: name, hours }),
      read.healthVersions({ remote: name, hours }),
      read.healthErrors({ remote: name, pageSize: PAGE_SIZE }),
    ],
    compare: () => [
      read.versions({ ...ofRemote, pageSize: 100 }),
      ...(pair
        ? [
            read.comparison({ remote: name, ...pair, hours }),
            read.facts({ name, version: pair.version }),
            read.factsAgainst({ name, version: pair.against }),
          ]
        : []),
    ],
    shares: () => (version ? [read.facts({ name, version })] : []),
    changes: () => [read.changes(ofRemote)],
    audit: () => [read.audit(ofRemote)],
  };
  await Promise.all(readers[place.view]());
});

/** Somebody stands at a place of the page: what it shows is read for whoever is signed in. */
export const placeOpenedFx = attach({
  source: $isSignedIn,
  mapParams: (place: Place, isSignedIn) => ({ place, isSignedIn }),
  effect: createEffect(async ({ place, isSignedIn }: { place: Place; isSignedIn: boolean }) => {
    if (isSignedIn) await scopeBind(readPlaceFx, { safe: true })(place);
  }),
});

/** Where somebody stands; null when they have left. */
export const $place = createStore<Place | null>(null, { serialize: 'ignore' })
  .on(placeOpenedFx, (_, place) => place)
  .on(pageArrived, (place, { pathname }) => (pathname.startsWith('/dev-center') ? place : null));

// Who signs in on the page gets what they may see.
sample({ clock: signedIn, source: $place, filter: (place): place is Place => place !== null, target: placeOpenedFx });
