import { $openConversation, OPEN_CONVERSATION, conversationTaken, forgetPersonalUserInfo, personalUserInfo } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { openConversationFx } from '#entities/relation';
import type { PlaceTools } from '../../lib/place.ts';

/** Something that is shown and can lead to a conversation. */
type Taker = Pick<PlaceTools, 'go'>;

/** Something that can lead to a conversation is shown. */
export const takerShown = createEvent<Taker>();
/** It is shown no longer. */
export const takerGone = createEvent<Taker>();

/** A page and the dock may be there at once; whichever came last leads. */
const $takers = createStore<readonly Taker[]>([])
  .on(takerShown, (takers, taker) => [...takers, taker])
  .on(takerGone, (takers, gone) => takers.filter((taker) => taker !== gone));

/** Opens the chat with whoever was kept for it. */
const takeFx = createTask(async ({ go }: Taker, { bind }) => {
  const peer = personalUserInfo();
  if (!peer) return;
  const chat = peer.isgroup ? peer.peerId : (await bind(openConversationFx)({ uid: peer.peerId })).id;
  forgetPersonalUserInfo();
  go({ chat });
});

sample({
  clock: [takerShown, $openConversation],
  source: { signal: $openConversation, takers: $takers, isTaking: takeFx.pending },
  filter: ({ signal, takers, isTaking }) => signal === OPEN_CONVERSATION.savedPerson && takers.length > 0 && !isTaking,
  fn: ({ takers }) => takers.at(-1)!,
  target: takeFx,
});
sample({ clock: takeFx.finally, fn: () => undefined, target: conversationTaken });
