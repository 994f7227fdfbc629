import { offerOf, proofOf } from '@mortar/chain/orders';
import type { offers, options } from './tables.ts';

/** What follows from the rest of a row is the database's. */
export type OptionRow = Omit<typeof options.$inferSelect, 'isTradable'>;
export type OfferRow = Omit<typeof offers.$inferSelect, 'isTradable'>;

export const bulkOf = ({ bulkIndex, bulkPath }: OptionRow) => proofOf({ index: bulkIndex, path: bulkPath });

/** An offer as the contract takes it: of its row the signature is the bidder's. */
export const bidOf = (row: OfferRow) => offerOf({ ...row, price: row.offered });
