import type { MoveKind } from '@mortar/protocol/market';
import { groupBy } from '../../../lib/group-by.ts';
import { NOBODY } from '../address.ts';
import { kindOf, type MoveRow } from '../own/move.ts';
import type { Own } from '../wallets.ts';
import { createLots, type Lot, type LotMethod } from './lots.ts';
import { minus, NOTHING, plus, shareOf, sumOf, type Sums } from './sums.ts';

/** What a move did to somebody's account. */
export interface Entry {
  row: MoveRow;
  kind: MoveKind;
  units: bigint;
  /** Seconds. */
  at: number;
  /** Before anything comes off, and what does. */
  proceeds: Sums;
  fee: Sums;
  royalty: Sums;
  gas: Sums;
  /** What left, with its cost. */
  lots: Lot[];
  cost: Sums;
  /** Proceeds without fee, royalty, gas and cost, of what was sold or burned. What is given away is no loss, but its gas is gone. */
  realised: Sums;
}

/** Where what lies in the order book for somebody is. */
export const ESCROW = 'escrow';

export const placeAt = (account: string, { collection, token_id: token }: Pick<MoveRow, 'collection' | 'token_id'>): string =>
  `${account} ${collection} ${token}`;

/** What each move costs of what its transaction did: as many parts as units, the first move takes what rounding leaves. */
function sharesOf(rows: readonly MoveRow[], wholeOf: (row: MoveRow) => Sums): Map<MoveRow, Sums> {
  const shares = new Map<MoveRow, Sums>();
  for (const moves of groupBy(rows, ({ transaction }) => transaction).values()) {
    const all = moves.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
    const whole = wholeOf(moves[0]!);
    let rest = whole;
    for (const row of moves.toReversed()) {
      const share = row === moves[0] || all === 0n ? rest : shareOf(whole, BigInt(row.quantity), all);
      shares.set(row, share);
      rest = minus(rest, share);
    }
  }
  return shares;
}

const inCurrency = ({ currency }: MoveRow, amount: string | null): Sums => sumOf(currency ?? NOBODY, BigInt(amount ?? 0));

/**
 * Accounts for what somebody's wallets did, by lots (docs/adr/0040-earnings-by-lots.md): cost is the price with gas, proceeds are the price without fee,
 * royalty and gas; what wallets of theirs move among each other, or put into the order book, keeps its lot.
 * @param rows the oldest first
 */
export function accountOf(rows: readonly MoveRow[], own: Own, method: LotMethod) {
  const kinds = new Map(rows.map((row) => [row, kindOf(row, own)]));
  const isPayer = ({ payer }: MoveRow) => payer !== null && own.accounts.has(payer);
  const gasOf = sharesOf(rows, (row) => (isPayer(row) ? sumOf(NOBODY, BigInt(row.gas!)) : NOTHING));
  const minted = rows.filter((row) => kinds.get(row) === 'minted');
  const paidOf = sharesOf(minted, (row) =>
    isPayer(row) ? row.paid!.reduce((sum, { currency, amount }) => plus(sum, sumOf(currency, BigInt(amount))), NOTHING) : NOTHING,
  );
  const lots = createLots(method);

  /** What else is spent on the way. */
  function withCost(moved: Lot[], more: Sums): Lot[] {
    const [first, ...others] = moved;
    return first ? [{ ...first, cost: plus(first.cost, more) }, ...others] : [];
  }

  function enter(row: MoveRow): Entry {
    const { from_address: from, to_address: to, transaction } = row;
    const kind = kinds.get(row)!;
    const [units, at, gas] = [BigInt(row.quantity), Date.parse(row.at) / 1000, gasOf.get(row)!];
    const entry = { row, kind, units, at, gas, proceeds: NOTHING, fee: NOTHING, royalty: NOTHING, lots: [], cost: NOTHING };
    const comes = (cost: Sums): Entry => {
      lots.put(placeAt(to, row), units > 0n ? [{ kind, units, cost: plus(cost, gas), at, transaction, merged: 1 }] : []);
      return { ...entry, realised: NOTHING };
    };
    const goes = (place: string, brought: Pick<Entry, 'proceeds' | 'fee' | 'royalty'>): Entry => {
      const left = lots.take(place, units);
      const cost = left.reduce((sum, lot) => plus(sum, lot.cost), NOTHING);
      const { proceeds, fee, royalty } = brought;
      const realised = kind === 'sent' ? minus(NOTHING, gas) : minus(proceeds, fee, royalty, gas, cost);
      return { ...entry, ...brought, lots: left, cost, realised };
    };
    const moves = (source: string, target: string, more: Sums): Entry => {
      const moved = lots.take(placeAt(source, row), units);
      const lacking = units - moved.reduce((sum, lot) => sum + lot.units, 0n);
      const stray: Lot[] = lacking > 0n ? [{ kind: 'received', units: lacking, cost: NOTHING, at, transaction, merged: 1 }] : [];
      lots.put(placeAt(target, row), withCost([...moved, ...stray], plus(gas, more)));
      return { ...entry, realised: NOTHING };
    };
    const isEscrowed = from === own.orderBook;
    switch (kind) {
      case 'bought':
        return comes(inCurrency(row, row.price));
      case 'minted':
        return comes(paidOf.get(row)!);
      case 'received':
        return comes(NOTHING);
      case 'deposited':
        return moves(from, ESCROW, NOTHING);
      case 'returned':
        return moves(ESCROW, to, NOTHING);
      case 'moved':
        // Who trades with themselves has fee and royalty to pay all the same.
        return moves(isEscrowed ? ESCROW : from, to, plus(inCurrency(row, row.fee), inCurrency(row, row.royalty)));
      case 'sold': {
        const brought = { proceeds: inCurrency(row, row.price), fee: inCurrency(row, row.fee), royalty: inCurrency(row, row.royalty) };
        return goes(placeAt(isEscrowed ? ESCROW : from, row), brought);
      }
      case 'sent':
      case 'burned':
        return goes(placeAt(from, row), { proceeds: NOTHING, fee: NOTHING, royalty: NOTHING });
    }
  }

  const entries = rows.map(enter);
  return { entries, lots: lots.all() };
}
