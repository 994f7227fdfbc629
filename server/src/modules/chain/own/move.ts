import type { MoveKind } from '@mortar/protocol/market';
import { NOBODY } from '../address.ts';
import type { Own } from '../wallets.ts';

/** A transfer that concerns somebody's accounts, with the trade that it's a part of and what its transaction cost. */
export interface MoveRow {
  block: number;
  log_index: number;
  sub: number;
  block_hash: string;
  transaction: string;
  at: string;
  collection: string;
  token_id: string;
  quantity: string;
  from_address: string;
  to_address: string;
  currency: string | null;
  /** Of all units. */
  price: string | null;
  fee: string | null;
  royalty: string | null;
  royalty_to: string | null;
  /** Who paid it. */
  buyer: string | null;
  /** Of an order: who made it. */
  creator: string | null;
  /** Null where it isn't known yet. */
  payer: string | null;
  gas: string | null;
  paid: { currency: string; amount: string }[] | null;
}

/** What a transfer is to somebody. Units that lie in the order book for them are still theirs. */
export function kindOf(row: MoveRow, { accounts, orderBook }: Own): MoveKind {
  const { from_address: from, to_address: to, price, creator, buyer } = row;
  const [isFrom, isTo, isCreator] = [accounts.has(from), accounts.has(to), creator !== null && accounts.has(creator)];
  if (isFrom && to === orderBook && isCreator) return 'deposited';
  if (from === orderBook && isTo && price === null) return 'returned';
  if (from === orderBook && isTo && isCreator) return 'moved';
  if (isFrom && isTo) return 'moved';
  if (isTo && price !== null && buyer !== null && accounts.has(buyer)) return 'bought';
  if (isTo) return from === NOBODY ? 'minted' : 'received';
  if (price !== null) return 'sold';
  return to === NOBODY ? 'burned' : 'sent';
}
