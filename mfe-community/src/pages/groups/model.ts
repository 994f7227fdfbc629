import { listGroups } from '@mortar/protocol/community';
import { asPage, createPages, createTask } from '@mortar/remote-kit';
import { groupsTold } from '#entities/group';
import type { Paging } from '../../lib/paging.ts';

/** Which groups. */
export const KINDS = ['all', 'mine'] as const;
export interface Asked {
  kind: (typeof KINDS)[number];
  text: string;
}

const readFx = createTask(async (asked: Asked & Paging, { call, bind }) => {
  const page = await call(listGroups, asked);
  bind(groupsTold)(page.list);
  return asPage(page);
});
/** Groups with the most members first. */
export const groups = createPages(readFx, { keyOf: ({ groupid }) => groupid });
