import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { getBricks, listBricksHistory } from '@mortar/protocol/ledger';
import { createPages, createQuery, type Shown } from '@mortar/remote-kit';
import { combine, createEvent, sample } from 'effector';
import { points } from '#entities/points';

/** One type of bricks of the person. */
export type Balance = Output<typeof getBricks>[number];
/** A change of a balance. */
export type LedgerEntry = Output<typeof listBricksHistory>['items'][number];

/** Type of a silver brick (spec §3); 1 is the main coin. */
const SILVER = 2;

/** What a type of bricks looks like and is called. */
export function metalOf(bricksType: number): 'gold' | 'silver' {
  return bricksType === SILVER ? 'silver' : 'gold';
}

/** The page opens, or the person asks once more. */
export const bricksWanted = createEvent();

const balances = createQuery(createRequest(getBricks));
/** The statement, the latest first. */
export const statement = createPages(createRequest(listBricksHistory), { keyOf: ({ id }) => id });

sample({ clock: bricksWanted, target: [balances.wanted, statement.wanted, points.wanted] });

/** Both types of bricks, once the statement is there too. */
export const bricks: Shown<Balance[]> = {
  retried: bricksWanted,
  $data: combine(balances.$data, statement.$data, (list, lines) => lines && list),
  $failure: combine(balances.$failure, statement.$failure, (one, other) => one ?? other),
  $isLoading: combine(balances.$isLoading, statement.$isLoading, (one, other) => one || other),
};
