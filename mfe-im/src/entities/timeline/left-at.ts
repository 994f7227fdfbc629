import { carried, carry } from '@mortar/remote-kit/carried';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $log } from '../log/index.ts';

/** Where in a conversation somebody was: its first message in view, and how far below the upper edge that stood, px. */
export interface LeftAt {
  seq: number;
  offset: number;
}

interface Kept {
  uid: string;
  places: Readonly<Record<string, LeftAt>>;
}

/** A conversation is no longer shown; null where its end was. */
export const conversationLeft = createEvent<{ conversation: string; at: LeftAt | null }>();

const NAME = 'im:left-at';
const readFx = createEffect((uid: string) => {
  const kept = carried(NAME) as Kept | null;
  return kept?.uid === uid ? kept.places : {};
});
const keepFx = createEffect((kept: Kept) => void carry(NAME, kept));

const $uid = $log.map(({ uid }) => uid);
/** Where conversations were left, by id: kept for this tab, also over its documents. One that was left at its end has none. */
export const $leftAt = createStore<Kept['places']>({})
  .on(readFx.doneData, (_, places) => places)
  .on(conversationLeft, (places, { conversation, at }) => {
    const { [conversation]: _, ...others } = places;
    return at ? { ...others, [conversation]: at } : others;
  })
  .reset($uid);

sample({ clock: $uid, filter: Boolean, target: readFx });
sample({ clock: conversationLeft, source: { uid: $uid, places: $leftAt }, target: keepFx });
