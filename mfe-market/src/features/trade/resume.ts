import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { forgetSent, keptSent } from './pending.ts';
import { askOf, patient, trading } from './site.ts';

const NOBODY = `0x${'0'.repeat(40)}` as const;

interface Settled {
  hash: string;
  isDone: boolean;
}

/** What was sent before a page went shall be followed to its end. */
export const sentFollowed = createEvent();
const settled = createEvent<Settled>();

/** What became of the last one of them; null where there was none. */
export const $settled = createStore<Settled | null>(null).on(settled, (_, one) => one);

const followFx = createTask(async (_: void, { bind, call }) => {
  const tell = bind(settled);
  const sent = keptSent();
  if (sent.length === 0) return;
  const { receiptOf } = await trading();
  for (const { chain, hash } of sent) {
    const site = { chainId: chain, exchange: NOBODY, orderBook: NOBODY, wrapped: undefined, ask: patient(askOf(chain, call)) };
    const { isDone } = await receiptOf(site, hash as `0x${string}`, NOBODY, 0n);
    forgetSent(hash);
    tell({ hash, isDone });
  }
});

// One at a time: a page that comes while an earlier one is followed waits for nothing.
sample({ clock: sentFollowed, source: followFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: followFx });
