import { $isSignedIn, signedIn } from '@mortar/host';
import { createTask, type Query } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import * as registry from '#entities/registry';
import { comparedIn, lookedAt, type Selection } from '#entities/selection';
import { changeAnswered } from '#features/change-remote';
import { liveSinceWanted } from '#features/live-areas';

/** The page is being opened, or another part of it. */
export const selectionOpened = createEvent<Selection>();
/** The page shows a selection, or (null) is gone. */
export const selectionShown = createEvent<Selection | null>();

const $selection = createStore<Selection | null>(null).on([selectionOpened, selectionShown], (_, selection) => selection);

/** The remote whose data may be shown; empty on the list of all. */
const $name = createStore('').on(selectionOpened, (_, { remote }) => remote ?? '');

/** What was read of a remote is never shown with another one, nor where it comes late. */
function keepToRemote<Params extends { name?: string | undefined; remote?: string | undefined }, Data>(query: Query<Params, Data>): void {
  const late = sample({
    clock: query.$answered,
    source: $name,
    filter: (name, answered) => answered !== null && (answered.params.name ?? answered.params.remote) !== name,
    fn: () => undefined,
  });
  query.$data.reset($name, late);
}
keepToRemote(registry.why);
keepToRemote(registry.versions);
keepToRemote(registry.comparable);
keepToRemote(registry.facts);
keepToRemote(registry.factsAgainst);
keepToRemote(registry.comparison);
keepToRemote(registry.health);
keepToRemote(registry.healthVersions);
keepToRemote(registry.healthErrors);
keepToRemote(registry.changes);
keepToRemote(registry.audit);

sample({ clock: selectionOpened, filter: ({ remote }) => remote === null, target: liveSinceWanted });
// Who signs in on the page gets what they may see; what was changed is read anew.
sample({
  clock: [selectionOpened, signedIn, changeAnswered],
  source: { selection: $selection, isSignedIn: $isSignedIn },
  filter: ({ selection, isSignedIn }) => selection !== null && isSignedIn,
  fn: () => undefined,
  target: [registry.remotes.wanted, registry.day.wanted],
});

/** Reads what a view of one remote shows. */
const readViewFx = createTask(({ selection, listed }: { selection: Selection; listed: registry.TeamRemote[] }, { bind }) => {
  const { remote: name, hours, view } = selection;
  // The list of all remotes shows nothing more.
  if (name === null) return;
  const remote = listed.find((one) => one.name === name);
  const version = lookedAt(selection, remote);
  const readFacts = () => version && bind(registry.facts.wanted)({ name, version });
  const readers: Record<Selection['view'], () => void> = {
    channels: () => {
      bind(registry.why.wanted)({ name });
      bind(registry.healthVersions.wanted)({ remote: name, hours });
    },
    versions: () => {
      bind(registry.versions.wanted)({ name });
      readFacts();
    },
    health: () => {
      bind(registry.health.wanted)({ remote: name, hours });
      bind(registry.healthVersions.wanted)({ remote: name, hours });
      bind(registry.healthErrors.wanted)({ remote: name });
    },
    compare: () => {
      const pair = comparedIn(selection, remote);
      bind(registry.comparable.wanted)({ name, pageSize: 100 });
      if (!pair) return;
      bind(registry.comparison.wanted)({ remote: name, ...pair, hours });
      bind(registry.facts.wanted)({ name, version: pair.version });
      bind(registry.factsAgainst.wanted)({ name, version: pair.against });
    },
    shares: readFacts,
    changes: () => bind(registry.changes.wanted)({ name }),
    audit: () => bind(registry.audit.wanted)({ name }),
  };
  readers[view]();
});
sample({
  clock: registry.remotes.readFx.doneData,
  source: $selection,
  filter: (selection) => selection !== null,
  fn: (selection, { items }) => ({ selection: selection!, listed: items }),
  target: readViewFx,
});
