import { isDeclined } from '@mortar/chain/wallets';
import type { RequestFailure } from '@mortar/client';
import { thrownText } from '@mortar/protocol';

/** Words of spec §8 and of this page, by the ids of their texts. */
type Word =
  | 'sign-error'
  | 'other-address'
  | 'no-address'
  | 'contract-error'
  | 'web3-error'
  | 'no-wallet'
  | 'other-family'
  | 'reverted'
  | 'silent';

/** Where a transaction failed (spec §8): before it was sent, after that, or when the contract was asked. */
export type TransactionError = 'sendError' | 'receiptError' | 'functionError';

/** Why something could not be done. */
export type Trouble =
  | { word: Word; address?: string }
  /** The exchange's own word. */
  | { refusal: string }
  | { failure: RequestFailure }
  /** The wallet's own words. */
  | { said: string };

/** It ended because the person said no: nothing is said of that. */
export class Declined extends Error {}

/** Thrown where it's known what to say. */
export class Troubled extends Error {
  readonly trouble: Trouble;

  /** @param message where a transaction failed */
  constructor(trouble: Trouble, message: TransactionError = 'functionError') {
    super(message);
    this.trouble = trouble;
  }
}

const isFailure = (error: unknown): error is RequestFailure =>
  typeof error === 'object' && error !== null && !(error instanceof Error) && 'kind' in error;

/** What to say of something that was thrown. @param word where the thrower has none of their own */
export function troubleOf(error: unknown, word: Word): Trouble {
  if (error instanceof Troubled) return error.trouble;
  if (isFailure(error)) return { failure: error };
  const said = thrownText(error);
  return said ? { said } : { word };
}

/** Runs a step of a wallet's. @throws Declined where the person said no, Troubled with the wallet's words, else with `word` */
export async function byWallet<Done>(word: Word, step: () => Promise<Done>, where?: TransactionError): Promise<Done> {
  try {
    return await step();
  } catch (error) {
    throw isDeclined(error) ? new Declined() : new Troubled(troubleOf(error, word), where);
  }
}
