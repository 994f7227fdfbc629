import { createRequest } from '@mortar/client';
import { $isSignedIn, signedOut } from '@mortar/host';
import { findConversations, getConversation, setConversation, type Conversation } from '@mortar/protocol/messaging';
import { createFailure, createTask, toastFailures } from '@mortar/remote-kit';
import { combine, createEvent, createStore, restore, sample } from 'effector';
import { $log, happened, type LogEvent } from '../log/index.ts';

/** The list is to be read anew. */
export const listWanted = createEvent();
/** A conversation is shown; its messages are brought and followed. */
export const conversationOpened = createEvent<string>();
/** No conversation is shown any more. */
export const conversationClosed = createEvent();
/** Which conversations of the list are on the screen, as their ids: those are told of at once. */
export const listScrolled = createEvent<string[]>();
/** An endpoint answered with conversations: made, joined, opened, changed. */
export const conversationsTold = createEvent<Conversation[]>();

const PAGE = 100;
const MOST_PAGES = 20;

/** Changes of the person's own that were known when something was asked for. */
interface Asked {
  uv: number;
}

/** Reads all conversations. */
const listFx = createTask<Asked, Conversation[]>(async (_, { call }) => {
  const conversations: Conversation[] = [];
  let next: string | null = null;
  for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum += 1) {
    const page: { channel_infos: Conversation[]; next: string | null } = await call(findConversations, {
      pageNum,
      pageSize: PAGE,
      ...(next !== null && { cursor: next }),
    });
    conversations.push(...page.channel_infos);
    next = page.next;
    if (next === null) break;
  }
  return conversations;
});
const getConversationFx = createTask<Asked & { id: string }, Conversation>(({ id }, { call }) => call(getConversation, { id }));
/** Pins a conversation, chooses what it tells of, accepts a stranger's, or takes it off the list until it goes on. */
export const changeConversationFx = createRequest(setConversation);

/** Every conversation that is known, by id. */
export const $conversations = $log.map(({ conversations }) => conversations);
/** Those that are taken off the list until they go on: the message up to which they are, by id. */
const $hidden = createStore<Readonly<Record<string, number>>>({})
  .on(changeConversationFx.done, (hidden, { params, result }) => (params.hidden ? { ...hidden, [result.id]: result.lastSeq } : hidden))
  .reset(signedOut);
const $outbox = $log.map(({ outbox }) => outbox);
/** The list: pinned ones first, then by their last message. A private chat is on it from its first message on, sent or not. */
export const $conversationList = combine($conversations, $hidden, $outbox, (conversations, hidden, outbox) =>
  Object.values(conversations)
    .filter(({ id, isgroup, lastSeq }) => isgroup || lastSeq > 0 || outbox.some(({ conversation }) => conversation === id))
    .filter(({ id, lastSeq }) => lastSeq > (hidden[id] ?? -1))
    .sort((a, b) => Number(b.isPinned) - Number(a.isPinned) || b.at.localeCompare(a.at)),
);
/** Whether the list was read, now or by an earlier page. */
export const $isListKnown = createStore(false)
  .on(listFx.done, () => true)
  .on(happened, (isKnown, event) => isKnown || (event.type === 'restored' && event.log.uv > 0))
  .reset(signedOut);
/** Why the list did not come. */
export const $listFailure = createFailure([listFx]);

/** Id of the conversation that is shown; null without one. */
export const $openId = restore(conversationOpened, null).reset(conversationClosed, signedOut);
/** The conversation that is shown; null until it is known. */
export const $openConversation = combine($openId, $conversations, (id, conversations) =>
  id === null ? null : (conversations[id] ?? null),
);
/** The conversation that is to be shown cannot be: it is unknown, or nobody of ours. */
export const $openFailure = createFailure([getConversationFx], [conversationOpened, conversationClosed]);
/** Ids of the conversations of the list that are on the screen. */
export const $visibleIds = restore(listScrolled, []).reset(signedOut);

sample({
  clock: listWanted,
  source: { isSignedIn: $isSignedIn, log: $log },
  filter: ({ isSignedIn }) => isSignedIn,
  fn: ({ log: { uv } }) => ({ uv }),
  target: listFx,
});
const $lastAsked = createStore<Asked | null>(null).on(listFx, (_, asked) => asked);
sample({
  clock: listFx.done,
  source: { last: $lastAsked, open: $openId },
  fn: ({ last, open }, { params, result }) => ({
    type: 'listed' as const,
    conversations: result,
    ...(open !== null && { open }),
    ...(params === last && params),
  }),
  target: happened,
});
// What nobody looks at any more may have been taken off the list meanwhile.
sample({
  clock: getConversationFx.done,
  source: $openId,
  filter: (open, { params: { id } }) => open === id,
  fn: (_, { params: { uv }, result }) => ({ type: 'told' as const, conversations: [result], uv }),
  target: happened,
});
// What was taken off the list is not kept either, unless it has gone on meanwhile.
sample({
  clock: changeConversationFx.done,
  source: $conversations,
  fn: (known, { params: { hidden }, result }): LogEvent => {
    const { id, lastSeq } = result;
    const isOff = hidden && (known[id]?.lastSeq ?? 0) <= lastSeq;
    return isOff ? { type: 'forgotten', id } : { type: 'told', conversations: [result] };
  },
  target: happened,
});
sample({ clock: conversationsTold, fn: (conversations) => ({ type: 'told' as const, conversations }), target: happened });
toastFailures(changeConversationFx.failData);

// A conversation that the list does not have, as one without a word, is asked for by itself, and so is the open one when it goes.
const unknownOpen = sample({
  clock: [conversationOpened, $openConversation],
  source: { id: $openId, open: $openConversation },
  filter: ({ open }) => open === null,
  fn: ({ id }) => id,
});
const openUnlisted = sample({
  clock: listFx.doneData,
  source: $openId,
  fn: (open, list) => (list.some(({ id }) => id === open) ? null : open),
});
sample({
  clock: [unknownOpen, openUnlisted].map((asked) => asked.filterMap((id) => id ?? undefined)),
  source: $log,
  fn: ({ uv }, id) => ({ id, uv }),
  target: getConversationFx,
});
sample({
  clock: getConversationFx.fail,
  filter: ({ error }) => error.kind === 'problem',
  fn: ({ params: { id } }) => ({ type: 'forgotten' as const, id }),
  target: happened,
});
