import { createRequest } from '@mortar/client';
import { getCreator, listCollected, listCreated, listCreatorActivity, listCreatorSales } from '@mortar/protocol/market';
import { createPages, createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { onChain } from '#entities/overview';
import type { View } from './view.ts';

/** The page is opened, or shows something else of the account. */
export const opened = createEvent<View & { address: string }>();

export const creator = createQuery(createRequest(getCreator));
export const created = createPages(createRequest(listCreated), { keyOf: ({ id }) => id });
export const collected = createPages(createRequest(listCollected), { pageSize: 40, keyOf: ({ id }) => id });
export const sale = createPages(createRequest(listCreatorSales), { pageSize: 40 });
export const activity = createPages(createRequest(listCreatorActivity), { keyOf: ({ id }) => id });

// What is known of one account is never shown with another.
const $account = createStore('').on(opened, (_, { chain, address }) => `${chain} ${address.toLowerCase()}`);
for (const { $data } of [creator, created, collected, sale, activity]) $data.reset($account);
const asked = onChain(opened);
const of = ({ chain, address }: { chain: number; address: string }) => ({ chain, address });
sample({ clock: asked, fn: of, target: creator.wanted });
for (const [tab, target] of [
  ['created', created.wanted],
  ['collected', collected.wanted],
  ['sale', sale.wanted],
  ['activity', activity.wanted],
] as const)
  sample({ clock: asked, filter: (view) => view.tab === tab, fn: of, target });
