import { createRequest } from '@mortar/client';
import { clearMentions, listMentions, search, type Conversation } from '@mortar/protocol/messaging';
import { createList, createQuery, readerOf, toastFailures } from '@mortar/remote-kit';
import { combine, createEvent, restore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $conversationList, $isListKnown, listScrolled, listWanted } from '#entities/conversation';
import { peopleShown } from '#entities/presence';

/** What is listed: conversations, of which those of strangers who were not answered yet stand apart, or messages that name the person. */
export const FILTERS = ['all', 'unread', 'mentions', 'requests'] as const;
export type Filter = (typeof FILTERS)[number];

/** Open while the list is shown. */
export const ListGate = createGate('ListGate');
export const filterChosen = createEvent<Filter>();
/** These conversations came into view. */
export const rowsSeen = createEvent<string[]>();

const $chosen = restore<Filter>(filterChosen, 'all');
const $requests = $conversationList.map((list) => list.filter(({ isRequest }) => isRequest));
/** Strangers who wait for an answer. */
export const $requestCount = $requests.map((list) => list.length);
/** Unread messages that name the person. */
export const $mentionCount = $conversationList.map((list) => list.reduce((sum, { mentions: count }) => sum + count, 0));
/** What is listed; without requests there is nothing to choose them for. */
export const $filter = combine($chosen, $requestCount, (filter, count): Filter => (filter === 'requests' && count === 0 ? 'all' : filter));
export const $listed = combine($conversationList, $requests, $filter, (all, requests, filter): readonly Conversation[] => {
  if (filter === 'requests') return requests;
  return all.filter(({ isRequest, unread_num }) => !isRequest && (filter !== 'unread' || unread_num > 0));
});

/** Messages that name the person, the newest first, until they clear them. */
export const mentions = createList(listMentions, { keyOf: ({ conversation, seq }) => `${conversation} ${seq}` });
export const MentionsReader = readerOf(mentions, 'MentionsReader');
export const clearMentionsFx = createRequest(clearMentions);
mentions.$data.on(clearMentionsFx.done, (list) => list && { ...list, items: [], next: null });
toastFailures(clearMentionsFx.failData);
sample({ clock: $mentionCount, filter: MentionsReader.status, fn: () => undefined, target: mentions.retried });

/** People, channels and messages that hold a text. */
export const found = createQuery(createRequest(search));
export const FoundReader = readerOf(found, 'FoundReader');

sample({ clock: ListGate.open, source: $isListKnown, filter: (isKnown) => !isKnown, fn: () => undefined, target: listWanted });
sample({ clock: rowsSeen, target: listScrolled });
sample({
  clock: rowsSeen,
  source: $conversationList,
  fn: (list, ids) => list.filter(({ id, isgroup }) => !isgroup && ids.includes(id)).map(({ peerId }) => peerId),
  target: peopleShown,
});
