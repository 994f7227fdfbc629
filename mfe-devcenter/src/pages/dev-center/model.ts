import { $isSignedIn, signedIn } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { healthVersions } from '#entities/health';
import { comparedIn, lookedAt, remotes, type Selection, type TeamRemote } from '#entities/remote';
import { comparable, facts, factsAgainst, versions } from '#entities/version';
import { changeAnswered } from '#features/change-remote';
import { why } from '#features/channels';
import { comparison } from '#features/comparison';
import { health, healthErrors } from '#features/health';
import { audit, changes } from '#features/history';
import { liveSinceWanted } from '#features/live-areas';

/** The page is being opened, or another part of it. */
export const selectionOpened = createEvent<Selection>();
/** The page shows a selection, or (null) is gone. */
export const selectionShown = createEvent<Selection | null>();

const $selection = createStore<Selection | null>(null).on([selectionOpened, selectionShown], (_, selection) => selection);

sample({ clock: selectionOpened, filter: ({ remote }) => remote === null, target: liveSinceWanted });
// Who signs in on the page gets what they may see; what was changed is read anew.
sample({
  clock: [selectionOpened, signedIn, changeAnswered],
  source: { selection: $selection, isSignedIn: $isSignedIn },
  filter: ({ selection, isSignedIn }) => selection !== null && isSignedIn,
  fn: () => undefined,
  target: remotes.wanted,
});

/** Reads what a view of one remote shows. */
const readViewFx = createTask(({ selection, listed }: { selection: Selection; listed: TeamRemote[] }, { bind }) => {
  const { remote: name, hours, view } = selection;
  // The list of all remotes shows nothing more.
  if (name === null) return;
  const remote = listed.find((one) => one.name === name);
  const version = lookedAt(selection, remote);
  const readFacts = () => version && bind(facts.wanted)({ name, version });
  const readers: Record<Selection['view'], () => void> = {
    channels: () => {
      bind(why.wanted)({ name });
      bind(healthVersions.wanted)({ remote: name, hours });
    },
    versions: () => {
      bind(versions.wanted)({ name });
      readFacts();
    },
    health: () => {
      bind(health.wanted)({ remote: name, hours });
      bind(healthVersions.wanted)({ remote: name, hours });
      bind(healthErrors.wanted)({ remote: name });
    },
    compare: () => {
      const pair = comparedIn(selection, remote);
      bind(comparable.wanted)({ name, pageSize: 100 });
      if (!pair) return;
      bind(comparison.wanted)({ remote: name, ...pair, hours });
      bind(facts.wanted)({ name, version: pair.version });
      bind(factsAgainst.wanted)({ name, version: pair.against });
    },
    shares: readFacts,
    changes: () => bind(changes.wanted)({ name }),
    audit: () => bind(audit.wanted)({ name }),
  };
  readers[view]();
});
sample({
  clock: remotes.readFx.doneData,
  source: $selection,
  filter: (selection) => selection !== null,
  fn: (selection, { items }) => ({ selection: selection!, listed: items }),
  target: readViewFx,
});
