import { $profile, $session } from '@mortar/host';
import { createCall } from '@mortar/client/connection';
import type { Quote } from '@mortar/protocol/messaging';
import type { Person } from '@mortar/protocol/relations';
import { toastFailures } from '@mortar/remote-kit';
import { combine, createEvent, restore, sample } from 'effector';
import { $openConversation, conversationClosed } from '#entities/conversation';
import { $drafts, draftChanged, editOf, EMPTY_DRAFT, unedited } from '#entities/draft';
import type { SeenMessage } from './seen-item.ts';

/** The signed-in person as their own messages show them. */
export const $me = combine($session, $profile, (session, profile): Person => ({
  uid: session?.uid ?? '',
  username: profile?.username ?? '',
  headimgurl: profile?.headimgurl ?? '',
}));

/** A message is to be answered. */
export const replyAsked = createEvent<SeenMessage>();
/** A message of one's own is to be changed. */
export const editAsked = createEvent<SeenMessage>();
/** A message is to be passed on; null when that is over. */
export const forwardChosen = createEvent<{ conversation: string; message: SeenMessage } | null>();
/** The message that is being passed on. */
export const $forwarded = restore(forwardChosen, null).reset(conversationClosed);

/** Who has read a message. */
export const readersFx = createCall('im.readers');
toastFailures(readersFx.failData);

export const quoteOf = ({ seq, sender, text }: SeenMessage): Quote => ({ seq, sender, text });

const $open = combine($openConversation, $drafts, (open, drafts) =>
  open ? { conversation: open.id, draft: drafts[open.id] ?? EMPTY_DRAFT } : null,
);

sample({
  clock: replyAsked,
  source: $open,
  filter: (open) => open !== null,
  fn: (open, message) => ({ conversation: open!.conversation, draft: { ...unedited(open!.draft), reply: quoteOf(message) } }),
  target: draftChanged,
});
sample({
  clock: editAsked,
  source: $open,
  filter: (open) => open !== null,
  fn: (open, message) => ({ conversation: open!.conversation, draft: editOf(open!.draft, message) }),
  target: draftChanged,
});
