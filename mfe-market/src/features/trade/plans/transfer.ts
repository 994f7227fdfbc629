import type { Made, Making } from '../plan.ts';
import { trading } from '../site.ts';
import { Troubled } from '../trouble.ts';
import { type Delivery, type ItemWish, partsOf } from '../wish.ts';

/** What it takes to give something away. */
export async function forTransfer(
  { item }: Extract<ItemWish, { kind: 'transfer' }>,
  { site, trader: { address }, terms }: Making,
): Promise<Made> {
  const delivery = terms as Delivery;
  const { to, units } = delivery;
  const { giving, isContract, unitsHeld } = await trading();
  const { collection, tokenId } = partsOf(item);
  const gift = { collection, tokenId: BigInt(tokenId), units: BigInt(units), from: address, to };
  const [[held], isForContract] = await Promise.all([unitsHeld(site, [gift], address), isContract(site, to)]);
  if (held! < gift.units) throw new Troubled({ word: 'not-held' });
  return { calls: await giving(site, gift), delivery: { ...delivery, isContract: isForContract } };
}
