import { allPages, type PersonalData } from '../../../core/personal-data.ts';
import type { Ledger } from '../index.ts';

/** Largest page of a statement. */
const PAGE = 100;

/** Bricks of a person and how they came; bookings stay, without a name. */
export const ledgerData = (ledger: Pick<Ledger, 'balances' | 'history'>): PersonalData[] => [
  { name: 'bricks', read: ({ userId }) => ledger.balances(userId) },
  {
    name: 'brickshistory',
    read: ({ userId }) => allPages((cursor) => ledger.history(userId, { pageSize: PAGE, ...(cursor && { cursor }) })),
  },
];
