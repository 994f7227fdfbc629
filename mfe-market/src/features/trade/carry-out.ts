import type { Call, Receipt } from '@mortar/chain/trade';
import { forgetSent, keepSent } from './pending.ts';
import type { Plan } from './plan.ts';
import { patient, trading, untilAnswered } from './site.ts';
import { byWallet, fateOf, Troubled, troubleOf } from './trouble.ts';

/** How far something is: which of its steps, and who is waited for. */
export interface Progress {
  /** From 0. */
  step: number;
  steps: number;
  waitsFor: 'wallet' | 'chain' | 'site';
  /** Of the last transaction that was sent. */
  hash?: string;
}

/** What a wallet says in its own words of a transaction that it could not send. */
const isInItsWords = (error: unknown): boolean =>
  error instanceof Troubled && ('said' in error.trouble || ('word' in error.trouble && error.trouble.word === 'contract-error'));

/** Why it could not be sent: what was planned may be refused by now, and each wallet says that in words of its own, or none. */
async function whyUnsent({ site, trader }: Plan, call: Call, error: unknown): Promise<unknown> {
  if (!isInItsWords(error)) return error;
  const { preview } = await trading();
  const refusal = await preview(site, [call], trader.address).then(
    (seen) => seen.refusal,
    () => undefined,
  );
  return refusal === undefined ? error : new Troubled({ refusal, isOfBook: call.to === site.orderBook }, 'sendError');
}

export const stepsOf = ({ calls, signing }: Pick<Plan, 'calls' | 'signing'>): number => calls.length + (signing ? 1 : 0);

/**
 * Does what was planned: each transaction when the one before stands in a block, and then what is signed.
 * @returns the last transaction's receipt; null where something was signed alone
 * @throws Declined where the person said no; Troubled
 */
export async function carryOut(plan: Plan, tell: (progress: Progress) => void): Promise<Receipt | null> {
  const { send, signTyped, receiptOf } = await trading();
  const { site, trader, calls, signing } = plan;
  const waiting = { ...site, ask: patient(site.ask) };
  const steps = stepsOf(plan);
  let receipt: Receipt | null = null;
  for (const [step, call] of calls.entries()) {
    tell({ step, steps, waitsFor: 'wallet' });
    const hash = await byWallet('contract-error', () => send(trader.provider, trader.address, call), 'sendError').catch(
      async (error: unknown) => {
        throw await whyUnsent(plan, call, error);
      },
    );
    keepSent({ chain: site.chainId, hash });
    tell({ step, steps, waitsFor: 'chain', hash });
    receipt = await receiptOf(waiting, hash, trader.address, call.value).catch((error: unknown) => {
      if (fateOf(error)) forgetSent(hash);
      throw new Troubled(troubleOf(error, 'silent'), 'receiptError');
    });
    forgetSent(hash);
    if (!receipt.isDone) throw new Troubled({ word: 'reverted' }, 'receiptError');
  }
  if (!signing) return receipt;
  tell({ step: calls.length, steps, waitsFor: 'wallet' });
  const signature = await byWallet('sign-error', () => signTyped(trader.provider, trader.address, signing.toSign));
  tell({ step: calls.length, steps, waitsFor: 'site' });
  // The site may have it already: the same once more is the same one, where another plan would sign a second.
  await untilAnswered(() => signing.keep(signature));
  return receipt;
}
