import { subscribe } from '@mortar/client/connection';
import { collectionTopic } from '@mortar/protocol/market';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { batch } from '../../lib/batch.ts';
import { refreshed, type Named } from './model.ts';

/** The page of an item is open. */
export const Open = createGate<Named>();

const topic = subscribe((collection: string) => collectionTopic(collection));
sample({ clock: Open.open, fn: ({ collection }) => collection, target: topic.wanted });
sample({ clock: Open.close, fn: ({ collection }) => collection, target: topic.left });

// An offer for a whole collection names no item of it; orders, and what was missed, are heard of with them (`book.ts`).
const concerned = sample({
  clock: topic.happened,
  source: Open.state,
  filter: ({ token }, { data }) => data.kind === 'offer' || (data.kind === 'option' && data.tokenId === token),
  fn: ({ token }) => token,
});
sample({ clock: batch(concerned), fn: () => undefined, target: refreshed });
