import { listPeopleLists } from '@mortar/protocol/community';
import { createList, readerOf } from '@mortar/remote-kit';
import { setListedFx } from '#entities/people-list';

/** The person's own lists, each with whether somebody is on it. */
export const own = createList(listPeopleLists, { pageSize: 50, keyOf: ({ listid }) => listid });
/** The list is looked at. */
export const Looking = readerOf(own, 'community.listing');

own.$data.on(
  setListedFx.done,
  (shown, { params: { listid, status }, result: { people } }) =>
    shown && {
      ...shown,
      items: shown.items.map((one) => (one.listid === listid ? { ...one, people, holds: status === 1 } : one)),
    },
);
