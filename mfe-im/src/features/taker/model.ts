import { $openConversation, OPEN_CONVERSATION, conversationTaken, forgetPersonalUserInfo, personalUserInfo } from '@mortar/host';
import { createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { openConversationFx } from '#entities/relation';
import type { PlaceTools } from '../../lib/place.ts';

/** Open while something is shown that can lead to a conversation. */
export const TakerGate = createGate<Pick<PlaceTools, 'go'>>('TakerGate');

/** Opens the chat with whoever was kept for it. */
const takeFx = createTask(async ({ go }: Pick<PlaceTools, 'go'>, { bind }) => {
  const peer = personalUserInfo();
  if (!peer) return;
  const chat = peer.isgroup ? peer.peerId : (await bind(openConversationFx)({ uid: peer.peerId })).id;
  forgetPersonalUserInfo();
  go({ chat });
});

sample({
  clock: [TakerGate.open, $openConversation],
  source: { signal: $openConversation, isOpen: TakerGate.status, taker: TakerGate.state, isTaking: takeFx.pending },
  filter: ({ signal, isOpen, isTaking }) => signal === OPEN_CONVERSATION.savedPerson && isOpen && !isTaking,
  fn: ({ taker }) => taker,
  target: takeFx,
});
sample({ clock: takeFx.finally, fn: () => undefined, target: conversationTaken });
