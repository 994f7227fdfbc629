import type { Wanted } from '@mortar/chain/orders';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import type { OfferRow, OptionRow } from './rows.ts';
import { mayTrade, offers, options, wantedTokens } from './tables.ts';

type Signed = typeof options | typeof offers;

/** The SQL of signed options and offers. */
export function signedOf(db: Db, chainId: number) {
  const of = (table: Signed) => eq(table.chainId, chainId);
  return {
    /** Sent once more, one is looked at again. */
    async addOption(row: OptionRow): Promise<void> {
      const signature = { v: row.v, r: row.r, s: row.s, bulkIndex: row.bulkIndex, bulkPath: row.bulkPath };
      const again = { ...signature, faults: row.faults, touched: sql`${options.touched} + ${row.touched}` };
      await db
        .insert(options)
        .values(row)
        .onConflictDoUpdate({ target: [options.chainId, options.hash], set: again });
    },
    /** @param wanted tokens, of an offer for some of a collection */
    async addOffer(row: OfferRow, wanted: Wanted | undefined): Promise<void> {
      const again = { faults: row.faults, v: row.v, r: row.r, s: row.s, touched: sql`${offers.touched} + ${row.touched}` };
      await db
        .insert(offers)
        .values(row)
        .onConflictDoUpdate({ target: [offers.chainId, offers.hash], set: again });
      if (!wanted) return;
      const tokens = wanted.paths.map(([tokenId, path]) => ({ chainId, hash: row.hash, tokenId, path }));
      await db.insert(wantedTokens).values(tokens).onConflictDoNothing();
    },
    /** What something happened to since it was last looked at. */
    dueOptions: (limit: number): Promise<OptionRow[]> =>
      db
        .select()
        .from(options)
        .where(and(of(options), sql`touched > checked`))
        .limit(limit),
    dueOffers: (limit: number): Promise<OfferRow[]> =>
      db
        .select()
        .from(offers)
        .where(and(of(offers), sql`touched > checked`))
        .limit(limit),
    /** What was looked at longest ago, since not everything that ends one is told by a log that is read. */
    oldestOptions: (limit: number): Promise<OptionRow[]> =>
      db
        .select()
        .from(options)
        .where(and(of(options), sql`faults = '{}'`))
        .orderBy(asc(options.checkedAt))
        .limit(limit),
    oldestOffers: (limit: number): Promise<OfferRow[]> =>
      db
        .select()
        .from(offers)
        .where(and(of(offers), mayTrade))
        .orderBy(asc(offers.checkedAt))
        .limit(limit),
    /** Unless something happened to it meanwhile, it is looked at. */
    async note(table: Signed, { hash, touched }: { hash: string; touched: number }, faults: string[], at: Date): Promise<void> {
      await db
        .update(table)
        .set({ faults, checked: touched, checkedAt: at })
        .where(and(of(table), eq(table.hash, hash), eq(table.touched, touched)));
    },
  };
}
