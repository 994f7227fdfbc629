import { subscribe } from '@mortar/client/connection';
import { collectionTopic } from '@mortar/protocol/market';
import type { SocketTopics } from '@mortar/protocol/realtime';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { batch } from '../../lib/batch.ts';
import { orderHeard } from './book.ts';
import { refreshed, type Named } from './model.ts';

type News = SocketTopics[ReturnType<typeof collectionTopic>];

/** The page of an item is open. */
export const Open = createGate<Named>();

const topic = subscribe((collection: string) => collectionTopic(collection));
sample({ clock: Open.open, fn: ({ collection }) => collection, target: topic.wanted });
sample({ clock: Open.close, fn: ({ collection }) => collection, target: topic.left });

/** An offer for a whole collection names no item of it; what is told of an order is read with it. */
function concerns(news: News, token: string): boolean {
  if (news.kind === 'move') return news.tokens === null || news.tokens.includes(token);
  return news.kind === 'offer' || (news.kind === 'option' && news.tokenId === token);
}
const concerned = sample({
  clock: topic.happened,
  source: Open.state,
  filter: ({ token }, { data }) => concerns(data, token),
  fn: ({ token }) => token,
});
sample({ clock: batch(concerned), fn: () => undefined, target: refreshed });
const ofOrder = sample({
  clock: topic.happened,
  source: Open.state,
  filter: ({ token }, { data }) => data.kind === 'order' && data.tokenId === token,
});
sample({ clock: [ofOrder, topic.missed], fn: () => undefined, target: orderHeard });
