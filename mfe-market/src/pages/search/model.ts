import { createRequest } from '@mortar/client';
import { HOME_PERIOD, rankCollections, rowOf, searchMarket } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { onChain } from '#entities/overview';
import type { View } from './view.ts';

/** The page is opened, or searches for something else. */
export const opened = createEvent<View>();

export const results = createQuery(createRequest(searchMarket));

/** Of all kinds, and of one alone. */
const [SOME, MANY] = [12, 50];
sample({
  clock: opened,
  filter: ({ text }) => text !== '',
  fn: ({ text, kind }) => ({ text, limit: kind ? MANY : SOME, ...(kind && { kind }) }),
  target: results.wanted,
});

/** What is traded most, for whoever searches for nothing yet. */
export const trending = createQuery(createRequest(rankCollections));

const begun = sample({ clock: opened, filter: ({ text }) => text === '', fn: () => ({ chain: null }) });
sample({ clock: onChain(begun), fn: ({ chain }) => rowOf('volume', chain, HOME_PERIOD), target: trending.wanted });
