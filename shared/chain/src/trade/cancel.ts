import { exchangeAbi, wrappedEtherAbi } from '@mortar/abi';
import type { ListedOffer } from '@mortar/protocol/market';
import { encodeFunctionData, erc20Abi, erc721Abi, type Address } from 'viem';
import { offerOf } from '../orders/index.ts';
import { reader, type Call, type TradeSite } from './site.ts';

const abi = exchangeAbi;

/** Cancels options of the caller's by their nonces. */
export function cancellingOptions({ exchange }: TradeSite, nonces: readonly bigint[]): Call[] {
  const words = new Map<bigint, bigint>();
  for (const nonce of nonces) words.set(nonce >> 8n, (words.get(nonce >> 8n) ?? 0n) | (1n << (nonce & 255n)));
  return [...words].map(([word, mask]) => ({
    kind: 'cancel',
    to: exchange,
    data: encodeFunctionData({ abi, functionName: 'cancelNonces', args: [word, mask] }),
    value: 0n,
  }));
}

/** Cancels offers of the caller's. */
export function cancelOffersCall(exchange: Address, offers: readonly ListedOffer['offer'][]): Call {
  const args = [offers.map(offerOf)] as const;
  return { kind: 'cancel', to: exchange, data: encodeFunctionData({ abi, functionName: 'cancelOffers', args }), value: 0n };
}

/** The same, of none too. */
export const cancellingOffers = ({ exchange }: TradeSite, offers: readonly ListedOffer['offer'][]): Call[] =>
  offers.length > 0 ? [cancelOffersCall(exchange, offers)] : [];

/** Ends everything that the caller has signed so far. */
export const cancellingAll = ({ exchange }: TradeSite): Call[] => [
  { kind: 'cancel', to: exchange, data: encodeFunctionData({ abi, functionName: 'incrementCounter' }), value: 0n },
];

/**
 * What the exchange owes somebody of sales in a currency, or the order book of sales and bids; the address zero is the chain's coin. In
 * base units.
 */
export const creditOf = (site: TradeSite, account: Address, currency: Address, holder = site.exchange): Promise<bigint> =>
  reader(site).readContract({ address: holder, abi, functionName: 'credits', args: [account, currency] });

/** Pays that out to its owner. */
export const withdrawing = ({ exchange }: TradeSite, currency: Address, to: Address, holder = exchange): Call[] => [
  { kind: 'withdraw', to: holder, data: encodeFunctionData({ abi, functionName: 'withdrawCredit', args: [currency, to] }), value: 0n },
];

/** Takes back the leave that somebody has to move everything of a collection. */
export const revoking = (collection: Address, operator: Address): Call[] => [
  {
    kind: 'cancel',
    to: collection,
    data: encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args: [operator, false] }),
    value: 0n,
  },
];

/** Takes back the leave that the exchange, or somebody else, has to draw a currency. */
export const disallowing = (currency: Address, spender: Address): Call[] => [
  {
    kind: 'cancel',
    to: currency,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] }),
    value: 0n,
  },
];

/** Makes wrapped ether ether again. @throws Error where the chain has none that is known */
export function unwrapping({ wrapped }: TradeSite, amount: bigint): Call[] {
  if (!wrapped) throw new Error('no wrapped ether');
  const data = encodeFunctionData({ abi: wrappedEtherAbi, functionName: 'withdraw', args: [amount] });
  return [{ kind: 'withdraw', to: wrapped, data, value: 0n }];
}
