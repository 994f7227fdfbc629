import { sample } from 'effector';
import { createGate } from 'effector-react';
import { $openConversation, $openId, conversationClosed, conversationOpened } from '#entities/conversation';
import { peerShown } from '#entities/presence';
import { jumpAsked } from '#entities/timeline';

/** Open while a conversation is shown. */
export const OpenGate = createGate<{ id: string; seq?: number | undefined }>('OpenGate');

const shown = sample({ clock: OpenGate.state, filter: OpenGate.status });

sample({ clock: shown, source: $openId, filter: (open, { id }) => open !== id, fn: (_, { id }) => id, target: conversationOpened });
sample({ clock: OpenGate.close, fn: () => undefined, target: conversationClosed });
// A message that the address names is gone to once its conversation is open.
sample({ clock: shown.filterMap(({ seq }) => (seq ? { seq } : undefined)), target: jumpAsked });
sample({
  clock: $openConversation,
  fn: (open) => (open && !open.isgroup ? open.peerId : null),
  target: peerShown,
});
