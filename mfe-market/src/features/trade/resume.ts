import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { forgetSent, keptSent, type Sent } from './pending.ts';
import { askOf, patient, trading } from './site.ts';
import { fateOf } from './trouble.ts';

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
  const follow = async ({ chain, hash }: Sent) => {
    const site = { chainId: chain, exchange: NOBODY, orderBook: NOBODY, wrapped: undefined, ask: patient(askOf(chain, call)) };
    try {
      const { isDone } = await receiptOf(site, hash as `0x${string}`, NOBODY, 0n);
      forgetSent(hash);
      tell({ hash, isDone });
    } catch (error) {
      // Another took its place, or nobody knows it any more: it has no end to be told. What failed otherwise is followed at the next visit.
      if (fateOf(error)) forgetSent(hash);
    }
  };
  // All at once: one that does not end holds up none of the others.
  await Promise.all(sent.map(follow));
});

// One at a time: a page that comes while an earlier one is followed waits for nothing.
sample({ clock: sentFollowed, source: followFx.pending, filter: (isPending) => !isPending, fn: () => undefined, target: followFx });
