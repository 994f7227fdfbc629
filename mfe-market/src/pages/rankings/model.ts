import { createRequest } from '@mortar/client';
import { rankCollections } from '@mortar/protocol/market';
import { createEvent, sample } from 'effector';
import { onChain } from '#entities/overview';
import { createKeptPages } from '../../lib/kept-pages.ts';
import type { View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View & { isReturn: boolean }>();

export const ranking = createKeptPages(createRequest(rankCollections), { pageSize: 50, keyOf: ({ collection }) => collection.id });

sample({
  clock: onChain(opened),
  fn: ({ isReturn, ...question }) => ({ question, isReturn }),
  target: ranking.opened,
});
