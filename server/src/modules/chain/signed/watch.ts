import { optionOf, type ExchangeReader, type Look } from '@mortar/chain/orders';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { signedOf } from './repository.ts';
import { bidOf, bulkOf, type OfferRow, type OptionRow } from './rows.ts';
import { offers, options } from './tables.ts';

/** So many are asked about in one request. */
const AT_ONCE = 50;

/** What became of an option or offer. */
export interface Change {
  kind: 'option' | 'offer';
  hash: string;
  collection: string;
  tokenId: string;
  /** Whether somebody can trade by it now. */
  isLive: boolean;
}

export interface WatchDeps {
  db: Db;
  chainId: number;
  exchange: ExchangeReader;
  clock: Clock;
  /** Hears what can be traded by from now on, or no longer. */
  tell(changes: readonly Change[]): Promise<void>;
}

/** Keeps what the exchange says of signed options and offers true: see `follow`. */
export function watchSigned({ db, chainId, exchange, clock, tell }: WatchDeps) {
  const signed = signedOf(db, chainId);

  /** The exchange hashes with the present counter: another hash is another option, and the signed one is over. */
  const faultsOf = (row: { hash: string }, { hash, faults }: Look): string[] =>
    hash === row.hash ? faults : [...new Set([...faults, 'CheckFail'])];

  async function note(kind: Change['kind'], rows: readonly (OptionRow | OfferRow)[], looks: readonly Look[]): Promise<void> {
    const changes: Change[] = [];
    for (const [index, row] of rows.entries()) {
      const faults = faultsOf(row, looks[index]!);
      await signed.note(kind === 'option' ? options : offers, row, faults, new Date(clock.now()));
      const { hash, collection, tokenId } = row;
      const isLive = faults.length === 0;
      if (row.touched > row.checked || isLive !== (row.faults.length === 0)) changes.push({ kind, hash, collection, tokenId, isLive });
    }
    if (changes.length > 0) await tell(changes);
  }
  const lookAtOptions = async (rows: readonly OptionRow[]) =>
    note('option', rows, await exchange.lookAtOptions(rows.map((row) => ({ option: optionOf(row), bulk: bulkOf(row) }))));
  const lookAtOffers = async (rows: readonly OfferRow[]) => {
    // An offer's row has its bidder's signature alone; what it is for needs none.
    const items = rows.map((row) => ({ option: optionOf(row), offer: bidOf(row) }));
    await note('offer', rows, await exchange.lookAtOffers(items));
  };

  async function lookAtDue(): Promise<void> {
    for (let left = true; left;) {
      const [dueOptions, dueOffers] = [await signed.dueOptions(AT_ONCE), await signed.dueOffers(AT_ONCE)];
      await lookAtOptions(dueOptions);
      await lookAtOffers(dueOffers);
      left = dueOptions.length === AT_ONCE || dueOffers.length === AT_ONCE;
    }
  }

  return {
    /** After each look at the chain. @param isNew whether there was a block */
    async follow(isNew: boolean): Promise<void> {
      await lookAtDue();
      if (!isNew) return;
      await lookAtOptions(await signed.oldestOptions(AT_ONCE));
      await lookAtOffers(await signed.oldestOffers(AT_ONCE));
    },
  };
}
