import { numberToHex, type Address, type Hex } from 'viem';
import { effectsOf, type Effects } from './effects.ts';
import type { PlainLog } from './moves.ts';
import { refusalIn, type Call, type TradeSite } from './site.ts';

/** A fee that lets a transaction in while the price of gas rises, as a share of the price of now. */
const GAS_PRICE_PERCENT = 120n;
/** The same of gas: the state may have changed a little. */
const GAS_PERCENT = 125n;
/** What an account is taken to have while it's simulated, so that lack of money is told by us and not by the node. */
const PLENTY = 2n ** 120n;

/** What transactions would do, one after the other. */
export interface Preview extends Effects {
  /** What each may use of gas, where its wallet can't find out; the wallet's own estimate is enough elsewhere. */
  limits: (bigint | undefined)[];
  /** Units of gas of all of them, and what that may cost at most, in base units of the chain's coin. */
  gas: bigint;
  gasCost: bigint;
  /** What the account lacks of the chain's coin for price and gas; 0 where it has enough. */
  missing: bigint;
  /** Why the last one would fail: the exchange's own word, or the node's; undefined where all go through. */
  refusal: string | undefined;
}

/** What a node says of a simulated transaction. */
export interface SimulatedCall {
  status: Hex;
  gasUsed: Hex;
  logs: PlainLog[];
  returnData: Hex;
  error?: { message?: string; data?: unknown };
}

/** A wallet looks for the least gas with which a transaction goes through, and a cart goes through without what gets too little. */
const limitOf = ({ spareGas }: Call, used: bigint): bigint | undefined =>
  spareGas === undefined ? undefined : (used * GAS_PERCENT) / 100n + spareGas;

/** Simulates transactions of an account on the present state of the chain (`eth_simulateV1`), where it has what they cost. */
export async function preview(site: TradeSite, calls: readonly Call[], account: Address): Promise<Preview> {
  const blockStateCalls = [
    {
      stateOverrides: { [account]: { balance: numberToHex(PLENTY) } },
      calls: calls.map(({ to, data, value }) => ({ from: account, to, data, value: numberToHex(value) })),
    },
  ];
  const [blocks, gasPrice, balance] = await Promise.all([
    site.ask('eth_simulateV1', [{ blockStateCalls, traceTransfers: true }, 'latest']) as Promise<{ calls: SimulatedCall[] }[]>,
    site.ask('eth_gasPrice', []),
    site.ask('eth_getBalance', [account, 'latest']),
  ]);
  const simulated = blocks[0]!.calls;
  const failed = simulated.find(({ status }) => BigInt(status) === 0n);
  const limits = calls.map((call, index) => limitOf(call, BigInt(simulated[index]?.gasUsed ?? '0x0')));
  const gas = simulated.reduce((sum, { gasUsed }, index) => sum + (limits[index] ?? BigInt(gasUsed)), 0n);
  const gasCost = (gas * BigInt(String(gasPrice)) * GAS_PRICE_PERCENT) / 100n;
  const needed = gasCost + calls.reduce((sum, { value }) => sum + value, 0n);
  const lacking = needed - BigInt(String(balance));
  return {
    ...effectsOf(
      site,
      simulated.flatMap(({ logs }) => logs),
      account,
    ),
    limits,
    gas,
    gasCost,
    missing: lacking > 0n ? lacking : 0n,
    refusal: failed && (refusalIn(failed.error?.data ?? failed.returnData) ?? failed.error?.message ?? 'reverted'),
  };
}
