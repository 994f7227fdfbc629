import { createRequest } from '@mortar/client';
import { listTopCreators, rankCreators } from '@mortar/protocol/market';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { onChain } from '#entities/overview';
import { $own } from '#entities/person';
import type { View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View>();

/** Of the last seven days, whatever the ranking is of. */
export const top = createQuery(createRequest(listTopCreators));
export const ranking = createPages(createRequest(rankCreators), { keyOf: ({ address }) => address });

const asked = onChain(opened);
sample({
  clock: asked,
  source: $own,
  fn: (own, { chain, range }) => ({ chain, range, ...(own.startsWith('0x') && { near: own }) }),
  target: ranking.wanted,
});
sample({ clock: asked, fn: ({ chain }) => ({ chain, range: '7d' as const }), target: top.wanted });
