import { createRequest } from '@mortar/client';
import { getEarnings, getEtherPrice, listEarnings, listLots, type Earning } from '@mortar/protocol/market';
import { createQuery, createTask } from '@mortar/remote-kit';
import { saveCsv, type Column } from '@mortar/ui/data';
import { createEvent, sample } from 'effector';
import { createOwnList, createOwnQuery } from '#features/own';
import { readAll } from '../../lib/read-all.ts';
import { spanOf, type View } from './view.ts';

/** The page is opened, or shows something else. */
export const opened = createEvent<View>();

type Sums = Omit<View, 'tab'>;

export const earnings = createOwnQuery(
  createRequest(getEarnings),
  ({ period, method }: Sums) => ({
    method,
    by: period === 'year' || period === 'all' ? ('month' as const) : ('day' as const),
    ...spanOf({ period }),
  }),
  { wallet: 'any' },
);
export const sales = createOwnList(createRequest(listEarnings), ({ period, method }: Sums) => ({ method, ...spanOf({ period }) }), {
  pageSize: 20,
  wallet: 'any',
  keyOf: ({ id }) => id,
});
export const lots = createOwnList(createRequest(listLots), ({ method }: Pick<View, 'chain' | 'method'>) => ({ method }), {
  pageSize: 20,
  wallet: 'any',
  keyOf: ({ id }) => id,
});
/** What the chain's coin costs, where a feed tells. */
export const etherPrice = createQuery(createRequest(getEtherPrice));

sample({ clock: opened, fn: ({ tab: _tab, ...view }) => view, target: earnings.viewed });
sample({ clock: opened, fn: ({ tab, ...view }) => (tab === 'sales' ? view : null), target: sales.viewed });
sample({ clock: opened, fn: ({ chain, method, tab }) => (tab === 'held' ? { chain, method } : null), target: lots.viewed });
sample({ clock: opened, fn: () => undefined, target: etherPrice.wanted });

interface File extends Pick<View, 'period' | 'method'> {
  chain: number;
  name: string;
  columns: readonly Column<Earning>[];
}

/** Every sale, burn, gift and royalty of the period as a file. */
export const fileFx = createTask(async ({ chain, period, method, name, columns }: File, { call }): Promise<void> => {
  const rows = await readAll((page) => call(listEarnings, { chain, method, ...spanOf({ period }), ...page }));
  saveCsv(name, columns, rows);
});
