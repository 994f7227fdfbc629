import { exchangeAbi, wrappedEtherAbi } from '@mortar/abi';
import type { ListedOption } from '@mortar/protocol/market';
import { encodeFunctionData, erc20Abi, zeroAddress, type Address } from 'viem';
import { optionOf, proofOf } from '../orders/index.ts';
import { fundsOf, type Call, type TradeSite } from './site.ts';

/** Lets the exchange, or another contract, draw so much of a currency, where it may not yet. */
export const allowing = (currency: Address, amount: bigint, allowance: bigint, spender: Address): Call[] =>
  allowance >= amount
    ? []
    : [
        {
          kind: 'approve',
          to: currency,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
          value: 0n,
        },
      ];

/** Wraps what somebody lacks of wrapped ether. */
export const wrapping = (wrapped: Address, missing: bigint): Call[] =>
  missing <= 0n
    ? []
    : [{ kind: 'wrap', to: wrapped, data: encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'deposit' }), value: missing }];

/** What pays a price: wraps ether and lets the exchange, or another contract, have it, as far as that isn't so yet. */
export async function paying(
  site: TradeSite,
  currency: Address,
  amount: bigint,
  account: Address,
  spender = site.exchange,
): Promise<Call[]> {
  const { balance, allowance } = await fundsOf(site, currency, account, spender);
  const isWrapped = currency.toLowerCase() === site.wrapped?.toLowerCase();
  return [...(isWrapped ? wrapping(currency, amount - balance) : []), ...allowing(currency, amount, allowance, spender)];
}

/** Transactions that buy units of a listing. */
export async function buying(site: TradeSite, listing: ListedOption, units: bigint, buyer: Address): Promise<Call[]> {
  const option = optionOf(listing.option);
  const due = option.price * units;
  const isNative = option.currency === zeroAddress;
  const { bulk } = listing.option;
  const abi = exchangeAbi;
  const data =
    bulk && bulk.path.length > 0
      ? encodeFunctionData({
          abi,
          functionName: 'fulfillMany',
          args: [[{ option, fill: units, bulk: proofOf(bulk) }], buyer, true],
        })
      : encodeFunctionData({ abi, functionName: 'fulfill', args: [option, units, buyer] });
  const trade: Call = { kind: 'trade', to: site.exchange, data, value: isNative ? due : 0n };
  return isNative ? [trade] : [...(await paying(site, option.currency, due, buyer)), trade];
}
