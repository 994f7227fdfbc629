import { createRequest } from '@mortar/client';
import { listOwnHistory, type Move } from '@mortar/protocol/market';
import { createTask } from '@mortar/remote-kit';
import { saveCsv, type Column } from '@mortar/ui/data';
import { createOwnList } from '#features/own';
import { readAll } from '../../lib/read-all.ts';
import type { View } from './view.ts';

export const history = createOwnList(createRequest(listOwnHistory), ({ kind }: View) => (kind ? { kind } : {}), {
  pageSize: 40,
  wallet: 'any',
  keyOf: ({ id }) => id,
});

interface File extends View {
  chain: number;
  name: string;
  columns: readonly Column<Move>[];
}

/** All of it as a file. */
export const fileFx = createTask(async ({ chain, kind, name, columns }: File, { call }): Promise<void> => {
  const rows = await readAll((page) => call(listOwnHistory, { chain, ...(kind && { kind }), ...page }));
  saveCsv(name, columns, rows);
});
