import { createRequest } from '@mortar/client';
import { getPeopleList, listListed } from '@mortar/protocol/community';
import { createList, createQuery } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { feedOpened } from '#entities/feed';
import { listTold, setListedFx } from '#entities/people-list';

/** What the page of a list shows. */
export const TABS = ['posts', 'people'] as const;
export type Tab = (typeof TABS)[number];

export const peopleList = createQuery(createRequest(getPeopleList));
/** Who is on it. */
export const people = createList(listListed, { keyOf: ({ uid }) => uid });

/** The page of a list was opened, or another part of it. */
export const listOpened = createEvent<{ listid: string; tab: Tab }>();
sample({ clock: listOpened, fn: ({ listid }) => ({ listid }), target: peopleList.wanted });
sample({
  clock: listOpened.filterMap(({ listid, tab }) => (tab === 'posts' ? { feed: 'list' as const, id: listid } : undefined)),
  target: feedOpened,
});
sample({ clock: listOpened.filterMap(({ listid, tab }) => (tab === 'people' ? { listid } : undefined)), target: people.wanted });
// Of one list nothing is shown as if it were of another.
const $listid = createStore('').on(listOpened, (_, { listid }) => listid);
peopleList.$data.reset($listid);
people.$data.reset($listid);

peopleList.$data.on(listTold, (shown, told) => (shown?.listid === told.listid ? told : shown));
people.$data.on(setListedFx.done, (shown, { params: { uid, status } }) =>
  shown && status === 0 ? { ...shown, items: shown.items.filter((one) => one.uid !== uid) } : shown,
);
