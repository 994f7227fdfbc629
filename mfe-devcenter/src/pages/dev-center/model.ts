import { $isSignedIn, signedIn } from '@mortar/host';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { healthVersions } from '#entities/health';
import { comparedIn, lookedAt, remotes, type Place } from '#entities/remote';
import { facts, factsAgainst, versions } from '#entities/version';
import { changeAnswered } from '#features/change-remote';
import { why } from '#features/channels';
import { comparison } from '#features/comparison';
import { health, healthErrors } from '#features/health';
import { audit, changes } from '#features/history';

const PAGE_SIZE = 20;

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

/** The page shows a place, or is gone. */
export const placeChanged = createEvent<Place | null>();
const $place = createStore<Place | null>(null, { serialize: 'ignore' }).on(placeChanged, (_, place) => place);

// Who signs in on the page gets what they may see; what was changed is read anew.
sample({
  clock: [signedIn, changeAnswered],
  source: $place,
  filter: (place): place is Place => place !== null,
  target: placeOpenedFx,
});
