import { createRequest } from '@mortar/client';
import { $session } from '@mortar/host';
import { getChannelUsers, type Conversation } from '@mortar/protocol/messaging';
import { createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, combine, sample } from 'effector';
import { $openConversation } from '#entities/conversation';
import { $drafts, draftChanged, EMPTY_DRAFT, mayEdit, unedited, type Draft } from '#entities/draft';
import { sendFx } from '#entities/outbox';
import { $part, editFx } from '#entities/timeline';
import { mentionsOf } from './mentions-of.ts';

/** What is being written in the open conversation. */
export const $draft = combine($openConversation, $drafts, (open, drafts) => (open && drafts[open.id]) ?? EMPTY_DRAFT);

/** Members of a channel who may be named, by what is written of their name. */
export const members = createQuery(createRequest(getChannelUsers));

const isEmpty = ({ text, reply, edit }: Draft) => text === '' && !reply && !edit;

/** What is being written was changed. */
export const written = createEvent<{ conversation: string; draft: Draft }>();
sample({
  clock: written,
  fn: ({ conversation, draft }) => ({ conversation, draft: isEmpty(draft) ? null : draft }),
  target: draftChanged,
});

/** Sends what is written, or changes the message that it changes. Until that is kept nothing of it goes. */
export const submitFx = createTask<{ conversation: Conversation; draft: Draft }>(async ({ conversation: { id }, draft }, { bind }) => {
  const text = draft.text.normalize('NFC').trim();
  const mentions = mentionsOf(text, draft.named);
  if (draft.edit) await bind(editFx)({ conversation: id, seq: draft.edit.seq, text, mentions });
  else await bind(sendFx)({ conversation: id, text, mentions, reply: draft.reply });
});
sample({
  clock: submitFx.done,
  source: $drafts,
  fn: (drafts, { params: { conversation, draft } }) => ({
    conversation: conversation.id,
    draft: leftOf(draft, drafts[conversation.id] ?? draft),
  }),
  target: written,
});

/** What stays of a draft when it was sent: what was written on meanwhile, or what was written before a change of a message. */
function leftOf(sent: Draft, now: Draft): Draft {
  if (sent.edit) return now.text === sent.text ? unedited(sent) : now;
  if (!now.text.startsWith(sent.text)) return now;
  return { ...now, text: now.text.slice(sent.text.length).trimStart(), reply: now.reply === sent.reply ? null : now.reply };
}

/** The last message of one's own that may be changed; null without one in view. */
export const $lastOwn = combine($part, $session, (part, session) => {
  const item = part?.items.findLast(
    (each) => each.kind === 'message' && each.message.sender.uid === session?.uid && !each.message.recalledAt && mayEdit(each.message),
  );
  return item?.kind === 'message' ? item.message : null;
});
