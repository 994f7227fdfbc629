import { dropEvents, saleEvents, transferEvents } from '@mortar/chain/events';
import type { Log } from '@mortar/chain/source';
import type { TimedLog } from '../sync/index.ts';
import type { Fact } from './facts-in.ts';
import { keptName, lower } from './texts.ts';

export interface Transfer extends Fact {
  sub: number;
  collection: string;
  token_id: string;
  from_address: string;
  to_address: string;
  quantity: string;
}

export interface Sale extends Fact {
  option_hash: string | null;
  seller: string;
  buyer: string;
  recipient: string;
  collection: string;
  token_id: string;
  quantity: string;
  currency: string;
  unit_price: string;
  paid: string;
  fee: string;
  royalty: string;
  royalty_to: string;
  channel: string | null;
  nonce: string | null;
}

export interface Drop extends Fact {
  collection: string;
  creator: string;
  is_copies: boolean;
  name: string;
  symbol: string;
}

/** Most tokens of one log: what a transaction could pay for is far below. */
const MOST_TOKENS = 10_000;

/** What a log says of collectibles that changed hands. */
export function transfersOf(log: TimedLog): Transfer[] {
  const event = transferEvents.read(log);
  if (!event) return [];
  const [from, to] = [lower(event.args.from), lower(event.args.to)];
  // Without spreading, which would cost more than all else that is done for a log.
  const one = (sub: number, tokenId: bigint, quantity: bigint): Transfer => ({
    log,
    sub,
    collection: log.address,
    token_id: String(tokenId),
    from_address: from,
    to_address: to,
    quantity: String(quantity),
  });
  if (event.eventName === 'Transfer') return [one(0, event.args.tokenId, 1n)];
  if (event.eventName === 'TransferSingle') return [one(0, event.args.id, event.args.value)];
  const { ids, values } = event.args;
  return ids.length === values.length && ids.length <= MOST_TOKENS ? ids.map((id, sub) => one(sub, id, values[sub]!)) : [];
}

/** What a log of the exchange says of a trade. */
export function saleOf(log: TimedLog): Sale | undefined {
  const event = saleEvents.read(log);
  if (!event) return undefined;
  const { optionHash, seller, buyer, sale } = event.args;
  return {
    log,
    option_hash: optionHash,
    seller: lower(seller),
    buyer: lower(buyer),
    recipient: lower(sale.recipient),
    collection: lower(sale.collection),
    token_id: String(sale.tokenId),
    quantity: String(sale.fill),
    currency: lower(sale.currency),
    unit_price: String(sale.unitPrice),
    paid: String(sale.fill * sale.unitPrice),
    fee: String(sale.fee),
    royalty: String(sale.royalty),
    royalty_to: lower(sale.royaltyTo),
    channel: sale.channel,
    nonce: String(sale.nonce),
  };
}

/** The collection that a log of the factory tells of. */
export function collectionOf(log: Pick<Log, 'topics' | 'data'>): string | undefined {
  const event = dropEvents.read(log);
  return event && lower(event.args.collection);
}

/** What a log of the factory says of a collection that was made. */
export function dropOf(log: TimedLog): Drop | undefined {
  const event = dropEvents.read(log);
  if (!event) return undefined;
  const { collection, creator, isCopies, name, symbol } = event.args;
  return {
    log,
    collection: lower(collection),
    creator: lower(creator),
    is_copies: isCopies,
    name: keptName(name),
    symbol: keptName(symbol),
  };
}
