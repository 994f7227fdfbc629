import type { Sale } from '../facts/read.ts';
import type { TimedLog } from '../sync/index.ts';
import { orderEventOf } from './read.ts';

const BPS = 10_000n;

/** The trade that a log of the order book tells of: what it delivers is bought, for the price and its parts as the contract credits them. */
export function deliveryOf(log: TimedLog): Sale | undefined {
  const event = orderEventOf(log);
  if (event?.action !== 'deliver' || event.state !== 'delivered') return undefined;
  const { collection, token_id, amount, currency, price, purchaser, fee_bps: feeBps, royalty_bps: royaltyBps, royalty_to } = event;
  const paid = BigInt(price);
  return {
    log,
    option_hash: null,
    seller: event.creator,
    buyer: purchaser,
    recipient: purchaser,
    collection,
    token_id,
    quantity: amount,
    currency,
    unit_price: String(paid / BigInt(amount)),
    paid: price,
    fee: String((paid * BigInt(feeBps)) / BPS),
    royalty: String((paid * BigInt(royaltyBps)) / BPS),
    royalty_to,
    channel: null,
    nonce: null,
  };
}
