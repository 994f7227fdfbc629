import { $remotes } from '@mortar/host';
import { listHistory } from '@mortar/protocol/registry';
import { createTask } from '@mortar/remote-kit';
import { createEvent, restore, sample } from 'effector';

/** Since when each remote shows what it shows is to be read. */
export const liveSinceWanted = createEvent();

/** What is not told stays out. */
const readFx = createTask(async (remotes: { name: string }[], { call }) => {
  const found = await Promise.all(
    remotes.map(({ name }) =>
      call(listHistory, { name, pageSize: 1 }).then(
        ({ items: [last] }) => (last ? ([name, last.at] as const) : null),
        () => null,
      ),
    ),
  );
  return Object.fromEntries(found.filter((entry) => entry !== null));
});
sample({ clock: liveSinceWanted, source: $remotes, target: readFx });

/** Time of the last change of what everybody gets, by remote. ISO 8601, UTC. */
export const $liveSince = restore<Record<string, string>>(readFx, {});
