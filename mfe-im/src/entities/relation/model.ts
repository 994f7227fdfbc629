import { createRequest } from '@mortar/client';
import { openConversation } from '@mortar/protocol/messaging';
import {
  answerContact,
  blockUser,
  followUser,
  removeContact,
  requestContact,
  unfollowUser,
  type RelatedPerson,
  type Relation,
} from '@mortar/protocol/relations';
import { toastFailures } from '@mortar/remote-kit';
import { createEvent, sample, type Effect, type StoreWritable } from 'effector';
import { conversationsTold } from '#entities/conversation';

export const requestContactFx = createRequest(requestContact);
export const answerContactFx = createRequest(answerContact);
/** Takes somebody off the contacts, or a request back. */
export const removeContactFx = createRequest(removeContact);
export const blockFx = createRequest(blockUser);
export const followFx = createRequest(followUser);
export const unfollowFx = createRequest(unfollowUser);
/** The private chat with somebody, begun where there was none. */
export const openConversationFx = createRequest(openConversation);

/** How the person stands to somebody has changed. */
export const relationChanged = createEvent<{ uid: string; relation: Relation }>();

const changing = [requestContactFx, answerContactFx, removeContactFx, blockFx, followFx, unfollowFx] as unknown as readonly Effect<
  { uid: string },
  Relation
>[];
sample({
  clock: changing.map(({ done }) => done),
  fn: ({ params: { uid }, result }) => ({ uid, relation: result }),
  target: relationChanged,
});
sample({ clock: openConversationFx.doneData, fn: (conversation) => [conversation], target: conversationsTold });
// A request is made from a form that says by itself what is wrong.
toastFailures(...[answerContactFx, removeContactFx, blockFx, followFx, unfollowFx, openConversationFx].map(({ failData }) => failData));

/** Keeps what a list of people says of each true while relations change. */
export function keepRelations<Of extends { items: RelatedPerson[] }>($list: StoreWritable<Of | null>): void {
  $list.on(relationChanged, (list, { uid, relation }) => {
    if (!list?.items.some((person) => person.uid === uid)) return list;
    return { ...list, items: list.items.map((person) => (person.uid === uid ? { ...person, ...relation } : person)) };
  });
}

/** Keeps what is said of one person true while relations change. */
export function keepRelation($person: StoreWritable<RelatedPerson | null>): void {
  $person.on(relationChanged, (person, { uid, relation }) => (person?.uid === uid ? { ...person, ...relation } : person));
}
