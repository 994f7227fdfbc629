import { listPeopleLists } from '@mortar/protocol/community';
import { createPages, createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createListFx, deleteListFx, listTold } from '#entities/people-list';
import { asPage, type Paging } from '../../lib/as-page.ts';

/** The person's own lists. */
export const lists = createPages(
  createTask(async (paging: Paging, { call }) => asPage(await call(listPeopleLists, paging))),
  { keyOf: ({ listid }) => listid },
);
sample({ clock: [createListFx.done, deleteListFx.done], fn: () => undefined, target: lists.retried });
lists.$data.on(
  listTold,
  (shown, told) => shown && { ...shown, items: shown.items.map((one) => (one.listid === told.listid ? { ...one, ...told } : one)) },
);
