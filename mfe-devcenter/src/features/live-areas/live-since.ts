import { createRequest } from '@mortar/client';
import { $remotes } from '@mortar/host';
import { listHistory } from '@mortar/protocol/registry';
import { attach, createEffect, createStore, scopeBind } from 'effector';

const historyFx = createRequest(listHistory);

/** Reads since when each remote shows what it shows. What is not told stays out. */
export const readLiveSinceFx = attach({
  source: $remotes,
  effect: createEffect(async (remotes: { name: string }[]) => {
    const read = scopeBind(historyFx, { safe: true });
    const found = await Promise.all(
      remotes.map(({ name }) =>
        read({ name, pageSize: 1 }).then(
          ({ items: [last] }) => (last ? ([name, last.at] as const) : null),
          () => null,
        ),
      ),
    );
    return Object.fromEntries(found.filter((entry) => entry !== null));
  }),
});

/** Time of the last change of what everybody gets, by remote. ISO 8601, UTC. */
export const $liveSince = createStore<Record<string, string>>({}, { serialize: 'ignore' }).on(
  readLiveSinceFx.doneData,
  (_, since) => since,
);
