import { listPeopleLists } from '@mortar/protocol/community';
import { createList } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createListFx, deleteListFx, listTold } from '#entities/people-list';

/** The person's own lists. */
export const lists = createList(listPeopleLists, { keyOf: ({ listid }) => listid });
sample({ clock: [createListFx.done, deleteListFx.done], fn: () => undefined, target: lists.retried });
lists.$data.on(
  listTold,
  (shown, told) => shown && { ...shown, items: shown.items.map((one) => (one.listid === told.listid ? { ...one, ...told } : one)) },
);
