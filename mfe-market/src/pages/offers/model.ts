import { createRequest } from '@mortar/client';
import { listMadeOffers, listOwnBids, listReceivedOffers } from '@mortar/protocol/market';
import { createEvent, sample } from 'effector';
import { createOwnList, ofChain } from '#features/own';
import { sentFollowed, tradeSettled } from '#features/trade';
import type { View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View>();

export const received = createOwnList(createRequest(listReceivedOffers), ofChain, { pageSize: 20, touched: tradeSettled });
export const made = createOwnList(
  createRequest(listMadeOffers),
  ({ tab }: View) => ({ filter: tab === 'ended' ? 'ended' : 'live' }) as const,
  {
    pageSize: 20,
    touched: tradeSettled,
    keyOf: ({ offer }) => offer.hash,
  },
);
export const bids = createOwnList(createRequest(listOwnBids), ofChain, {
  pageSize: 20,
  touched: tradeSettled,
  keyOf: ({ orderId, version }) => `${orderId} ${version}`,
});

sample({ clock: opened, fn: (view) => (view.tab === 'received' ? view : null), target: received.viewed });
sample({ clock: opened, fn: (view) => (view.tab === 'made' || view.tab === 'ended' ? view : null), target: made.viewed });
sample({ clock: opened, fn: (view) => (view.tab === 'bids' ? view : null), target: bids.viewed });
sample({ clock: opened, fn: () => undefined, target: sentFollowed });
