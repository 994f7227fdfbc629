import { exchangeAbi, wrappedEtherAbi } from '@mortar/abi';
import type { ListedOption } from '@mortar/protocol/market';
import { encodeFunctionData, erc20Abi, zeroAddress, type Address } from 'viem';
import { optionOf, proofOf } from '../orders/index.ts';
import { fundsOf, reader, type Call, type TradeSite } from './site.ts';

const approving = (currency: Address, spender: Address, amount: bigint): Call => ({
  kind: 'approve',
  to: currency,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  value: 0n,
});

/** What somebody may draw of an account. */
interface Allowed {
  allowance: bigint;
  account: Address;
  spender: Address;
}

/** Lets somebody draw so much of a currency in place of what they may. Tether on Ethereum takes none in place of one that is not zero. */
async function allowing(site: TradeSite, approve: Call, { allowance, account, spender }: Allowed): Promise<Call[]> {
  const { to, data } = approve;
  const isTaken = () =>
    reader(site)
      .call({ account, to, data })
      .then(
        () => true,
        () => false,
      );
  return allowance === 0n || (await isTaken()) ? [approve] : [approving(to, spender, 0n), approve];
}

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
  const allowed = allowance >= amount ? [] : await allowing(site, approving(currency, spender, amount), { allowance, account, spender });
  return [...(isWrapped ? wrapping(currency, amount - balance) : []), ...allowed];
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
