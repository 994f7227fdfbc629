import { preview, type Asset, type Call, type Effects, type TradeSite } from '../trade/index.ts';
import type { PageTrader } from './page-trader.ts';

const keyOf = (asset: Asset) => (asset.kind === 'money' ? `${asset.currency} ${asset.isCredit}` : `${asset.collection} ${asset.tokenId}`);

/** What several transactions come to, by asset: what is given and got again in between is nothing. */
function sumOf(all: readonly Effects[]) {
  const sums = new Map<string, bigint>();
  for (const [sign, key] of [
    [-1n, 'gives'],
    [1n, 'gets'],
  ] as const)
    for (const asset of all.flatMap((one) => one[key])) sums.set(keyOf(asset), (sums.get(keyOf(asset)) ?? 0n) + sign * asset.amount);
  return {
    moves: Object.fromEntries([...sums].filter(([, amount]) => amount !== 0n)),
    cuts: all.flatMap(({ cuts }) => cuts),
  };
}

/**
 * Carries out what was previewed.
 * @returns what it came to, by asset: `<currency> <isCredit>` or `<collection> <token>`
 * @throws Error where something else came of it than the preview said, or it cost more
 */
export async function asPreviewed(site: TradeSite, who: PageTrader, calls: readonly Call[]) {
  const seen = await preview(site, calls, who.address);
  if (seen.refusal !== undefined || seen.missing > 0n) throw new Error(`refused: ${seen.refusal}, missing: ${seen.missing}`);
  const receipts = await who.send(calls);
  if (!receipts.every(({ isDone }) => isDone)) throw new Error('a transaction failed');
  const [came, said] = [sumOf(receipts), sumOf([seen])];
  const text = (value: unknown) => JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one));
  if (text(came) !== text(said)) throw new Error(`seen ${text(said)}, came ${text(came)}`);
  const cost = receipts.reduce((sum, { gasCost }) => sum + gasCost, 0n);
  if (cost > seen.gasCost) throw new Error(`seen to cost ${seen.gasCost}, cost ${cost}`);
  return came;
}
