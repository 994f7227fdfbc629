import { createRequest } from '@mortar/client';
import { getGroup, listMembers, setMember, type Group } from '@mortar/protocol/community';
import { createList, createQuery, createTask } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { feedOpened, feedRetried } from '#entities/feed';
import { groupsTold, isLeading, membershipChanged } from '#entities/group';

/** What the page shows; requests and bans are for who leads the group. */
export const TABS = ['posts', 'members', 'asked', 'banned'] as const;
export type Tab = (typeof TABS)[number];

interface Shown {
  groupid: string;
  tab: Tab;
}

export const group = createQuery(
  createTask(async ({ groupid }: { groupid: string }, { call, bind }): Promise<Group> => {
    const found = await call(getGroup, { groupid });
    bind(groupsTold)([found]);
    return found;
  }),
);
/** Who is in the group, waits to be let in, or may not come in. */
export const members = createList(listMembers, { keyOf: ({ uid }) => uid });
export const setMemberFx = createRequest(setMember);

/** The page of a group was opened, or another part of it. */
export const groupOpened = createEvent<Shown>();
sample({ clock: groupOpened, fn: ({ groupid }) => ({ groupid }), target: group.wanted });
sample({
  clock: groupOpened.filterMap(({ groupid, tab }) => (tab === 'posts' ? { feed: 'group' as const, id: groupid } : undefined)),
  target: feedOpened,
});
sample({
  clock: groupOpened.filterMap(({ groupid, tab }) => (tab === 'posts' ? undefined : { groupid, kind: tab })),
  target: members.wanted,
});
// Of one part nothing is shown as if it were of another.
const $part = createStore('').on(groupOpened, (_, { groupid, tab }) => `${groupid} ${tab}`);
members.$data.reset($part);
// Who has another role stays in their place; who is let in, turned away or banned goes from the list that is shown.
members.$data.on(
  setMemberFx.done,
  (shown, { params: { uid, role } }) =>
    shown && {
      ...shown,
      items: shown.items.flatMap((one) => {
        if (one.uid !== uid || role === 'owner') return [one];
        return role === 'none' || role === 'banned' || one.role === 'asked' ? [] : [{ ...one, role }];
      }),
    },
);
sample({ clock: setMemberFx.done, fn: () => undefined, target: group.retried });
// A group that is handed over changes in two places.
sample({ clock: setMemberFx.done, filter: ({ params: { role } }) => role === 'owner', fn: () => undefined, target: members.retried });
// Who comes in, or leaves, sees other posts.
sample({ clock: membershipChanged, fn: ({ groupid }) => ({ feed: 'group' as const, id: groupid }), target: feedRetried });
/** Whether the page has parts for who leads the group. */
export const tabsOf = (role: Group['role']): readonly Tab[] => (isLeading(role) ? TABS : ['posts', 'members']);
