import { exchangeAbi } from '@mortar/abi';
import type { ListedOption } from '@mortar/protocol/market';
import { encodeFunctionData, zeroAddress, type Address } from 'viem';
import { optionOf, proofOf } from '../orders/index.ts';
import { paying } from './buy.ts';
import type { Call, TradeSite } from './site.ts';

/** What one item of a cart may use (`Exchange.ITEM_GAS`). */
const ITEM_GAS = 500_000n;

/** So many units of a listing. */
export interface Wanted {
  listing: ListedOption;
  units: bigint;
}

/** What is due, in base units, each currency on its own; the address zero is the chain's coin. */
export function dueOf(wanted: readonly Wanted[]): Map<Address, bigint> {
  const due = new Map<Address, bigint>();
  for (const { listing, units } of wanted) {
    const currency = listing.option.currency.toLowerCase() as Address;
    due.set(currency, (due.get(currency) ?? 0n) + BigInt(listing.option.price) * units);
  }
  return due;
}

/**
 * Buys listings of any collections and currencies in one transaction, as far as they are still for sale: what isn't is skipped and not
 * paid (`fulfillMany`, `ItemSkipped`). What pays in currencies comes first.
 * @param wanted at least one
 */
export async function buyingMany(site: TradeSite, wanted: readonly Wanted[], buyer: Address): Promise<Call[]> {
  const items = wanted.map(({ listing: { option }, units }) => ({
    option: optionOf(option),
    fill: units,
    bulk: proofOf(option.bulk),
  }));
  const due = dueOf(wanted);
  const paid = [...due].filter(([currency]) => currency !== zeroAddress).map(([currency, amount]) => paying(site, currency, amount, buyer));
  const abi = exchangeAbi;
  const [only] = due.values();
  // A ceiling holds for one currency; of several each is bounded by what was sent along or what the exchange may draw.
  const data =
    due.size === 1
      ? encodeFunctionData({ abi, functionName: 'fulfillMany', args: [items, buyer, false, only!] })
      : encodeFunctionData({ abi, functionName: 'fulfillMany', args: [items, buyer, false] });
  const trade: Call = { kind: 'trade', to: site.exchange, data, value: due.get(zeroAddress) ?? 0n, spareGas: ITEM_GAS };
  return [...(await Promise.all(paid)).flat(), trade];
}
