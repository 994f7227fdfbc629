import { exchangeAbi } from '@mortar/abi';
import { encodeFunctionData, numberToHex, zeroAddress, type Address, type Hex } from 'viem';
import type { Option, SignedOption } from '../orders/index.ts';
import { tradesIn } from './moves.ts';
import type { SimulatedCall } from './preview.ts';
import { refusalIn, type Call, type TradeSite } from './site.ts';

/** Calls of one simulation that the site passes on. */
const MOST_CALLS = 64;
/** Somebody who has nothing but money. */
const BUYER: Address = `0x${'b0'.repeat(20)}`;
const PLENTY = 2n ** 200n;
/** Code that takes any signature as its own (ERC-1271), in the machine's own words: nothing is signed yet. */
const TAKES_ANY: Hex = '0x631626ba7e60e01b60005260206000f3';
/** Part of a signature of the right form, of nobody in particular. */
const PART = numberToHex(1, { size: 32 });

/** An option paid in the coin, as if it were signed; viem finds an overloaded function only by values in their order. */
function asSigned(option: Option): SignedOption {
  const { channel, collection, tokenId, amount, signer, nonce, startTime, endTime, price, royaltyRate } = option;
  const asked = { channel, collection, tokenId, amount, signer, nonce, startTime, endTime, price, currency: zeroAddress, royaltyRate };
  return { ...asked, v: 27, r: PART, s: PART };
}

/**
 * Buys what is about to be listed in a simulation, right after the transactions that come before, as if it were signed: whether it's the
 * seller's and may be moved, whether the royalty is within its bound, and whether it really moves. It's paid in the chain's coin whatever
 * the currency: the exchange reckons the parts the same.
 * @returns for each option the exchange's own word for why it would not sell, undefined where it does; nothing at all where a simulation
 * would take too many calls, or the calls before the sale fail, which their own preview tells
 */
export async function trySale(
  site: TradeSite,
  { calls, options }: { calls: readonly Call[]; options: readonly Option[] },
  seller: Address,
): Promise<(string | undefined)[] | undefined> {
  if (calls.length + 1 > MOST_CALLS) return undefined;
  const due = options.reduce((sum, { price, amount }) => sum + price * amount, 0n);
  const items = options.map((option) => ({
    option: asSigned(option),
    fill: option.amount,
    bulk: { index: 0n, path: [] },
  }));
  const data = encodeFunctionData({ abi: exchangeAbi, functionName: 'fulfillMany', args: [items, BUYER, false, due] });
  const blockStateCalls = [
    {
      stateOverrides: { [seller]: { balance: numberToHex(PLENTY), code: TAKES_ANY }, [BUYER]: { balance: numberToHex(PLENTY) } },
      calls: [
        ...calls.map((call) => ({ from: seller, to: call.to, data: call.data, value: numberToHex(call.value) })),
        { from: BUYER, to: site.exchange, data, value: numberToHex(due) },
      ],
    },
  ];
  const [block] = (await site.ask('eth_simulateV1', [{ blockStateCalls }, 'latest'])) as [{ calls: SimulatedCall[] }];
  if (block.calls.slice(0, -1).some(({ status }) => BigInt(status) === 0n)) return undefined;
  const sale = block.calls.at(-1)!;
  if (BigInt(sale.status) === 0n) return options.map(() => refusalIn(sale.error?.data ?? sale.returnData) ?? 'reverted');
  // The exchange tells of each item in its turn.
  return tradesIn(site, sale.logs).map((event) =>
    event.eventName === 'ItemSkipped' ? (refusalIn(event.args.reason) ?? 'reverted') : undefined,
  );
}
