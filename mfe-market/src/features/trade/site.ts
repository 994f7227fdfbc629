import type { Call, TradeSite } from '@mortar/chain/trade';
import type { AskChain } from '@mortar/chain/wallets';
import { hasCode, isServerSilent, type RequestFailure } from '@mortar/client';
import { askChain, type ChainMethod, type MarketOverview } from '@mortar/protocol/market';
import { pause, type TaskTools } from '@mortar/remote-kit';

/** A chain's server that refused, as wallets and libraries expect it to be thrown. */
class ChainRefusal extends Error {
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** Asks a chain through the site. */
export const askOf =
  (chain: number, call: TaskTools['call']): AskChain =>
  async (method, params) => {
    // A library may try what the site doesn't pass on; it hears so at once.
    const { result, error } = await call(askChain, { chain, method: method as ChainMethod, params: [...params] });
    if (error) throw new ChainRefusal(error);
    return result;
  };

/** Pause before a server that didn't answer is asked again. */
const AGAIN_MS = 400;
/** Whether nothing was said of what was asked: by the site, or by the chain behind it. */
function isSilence(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('kind' in error)) return false;
  const failure = error as RequestFailure;
  return isServerSilent(failure) || hasCode(failure, 'chainUnreachable') || hasCode(failure, 'rateLimited');
}
/** How long the site wants to be left alone, where it says so. */
const restOf = (error: unknown): number => (error as { retryAfterMs?: number }).retryAfterMs ?? AGAIN_MS;

/** Asks until there is an answer: what was sent is on its way or there already, whatever the connection does. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!isSilence(error)) throw error;
      await pause(restOf(error));
    }
  }
}
/** The same of a chain, whatever it's asked. */
export const patient =
  (ask: AskChain): AskChain =>
  (method, params) =>
    untilAnswered(() => ask(method, params));

/** A market as what trades on it needs it. */
export const tradeSiteOf = ({ chain, contracts }: MarketOverview, ask: AskChain): TradeSite => ({
  chainId: chain.id,
  exchange: contracts.exchange as `0x${string}`,
  orderBook: contracts.orderBook as `0x${string}`,
  wrapped: (contracts.wrapped as `0x${string}` | null) ?? undefined,
  ask,
});

/** A transaction that the site has prepared. */
export const callOf = (kind: Call['kind'], { to, data, value }: { to: string; data: string; value: string }): Call => ({
  kind,
  to: to as `0x${string}`,
  data: data as `0x${string}`,
  value: BigInt(value),
});

/** What trades, with the libraries that it needs: fetched when somebody wants to. */
export const trading = () => import(/* webpackChunkName: "trade" */ '@mortar/chain/trade');
