import { listPeopleLists } from '@mortar/protocol/community';
import { createPages, createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { setListedFx } from '#entities/people-list';
import { asPage, type Paging } from '../../lib/as-page.ts';

/** The person's own lists, each with whether somebody is on it. */
export const own = createPages(
  createTask(async (asked: { holding: string } & Paging, { call }) => asPage(await call(listPeopleLists, asked))),
  { pageSize: 50, keyOf: ({ listid }) => listid },
);
/** The list is looked at. */
export const Looking = createGate<{ holding: string }>();
sample({ clock: Looking.open, target: own.wanted });
sample({ clock: Looking.close, fn: () => null, target: own.$data });

own.$data.on(
  setListedFx.done,
  (shown, { params: { listid, status }, result: { people } }) =>
    shown && {
      ...shown,
      items: shown.items.map((one) => (one.listid === listid ? { ...one, people, holds: status === 1 } : one)),
    },
);
