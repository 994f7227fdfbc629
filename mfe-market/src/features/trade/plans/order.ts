import type { Made, Making } from '../plan.ts';
import { trading } from '../site.ts';
import { type OrderWish, partsOf, type ItemWish } from '../wish.ts';
import { amountsOf } from './amounts.ts';

/** What it takes to put an item into the order book, and what its price or the lowest bid would bring. */
export async function forBookSale(
  { item, kind }: Extract<ItemWish, { kind: 'auction' | 'fixed' }>,
  { site, trader: { address }, terms }: Making,
): Promise<Made> {
  const { creating, bookProceedsOf } = await trading();
  const { named, currency, seconds, lines, isInstant } = await amountsOf(terms);
  const { collection, tokenId } = partsOf(item);
  const { price, units } = lines[0]!;
  const sold = { tradingType: kind, collection, tokenId: BigInt(tokenId) };
  const [calls, proceeds] = await Promise.all([
    creating(site, { ...sold, amount: units, price, currency, seconds, isInstant: kind === 'fixed' && isInstant }, address),
    // Of all units: an auction has one price for them.
    bookProceedsOf(site, sold, kind === 'fixed' ? price * units : price),
  ]);
  return { calls, sales: { currency: named, each: [{ ...proceeds, item, units: 1n }] } };
}

/** What it takes to do something with an order of the order book. */
export async function forOrder(wish: OrderWish, { site, trader: { address }, terms }: Making): Promise<Made> {
  const book = await trading();
  const id = BigInt(wish.order.number);
  switch (wish.kind) {
    case 'bid':
      return { calls: await book.bidding(site, id, (await amountsOf(terms)).lines[0]!.price, address) };
    case 'purchase':
      return { calls: await book.purchasing(site, id, wish.order.version, BigInt(wish.order.asked.amount), address) };
    case 'modify':
    case 'reset': {
      const { lines, seconds } = await amountsOf(terms);
      const { price } = lines[0]!;
      return {
        calls:
          wish.kind === 'modify' ? await book.modifying(site, id, price, seconds) : await book.resetting(site, id, price, seconds, address),
      };
    }
    case 'unlist':
      return { calls: book.cancellingOrder(site, id) };
    case 'end':
      return { calls: await book.ending(site, id) };
    case 'deliver':
      return { calls: book.delivering(site, id) };
    case 'refuse':
      return { calls: book.refusing(site, id) };
    case 'cancelBid':
      return { calls: book.cancellingBid(site, id) };
  }
}
