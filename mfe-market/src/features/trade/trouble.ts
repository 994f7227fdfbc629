import type { NoReceipt } from '@mortar/chain/trade';
import { codeOf, isDeclined } from '@mortar/chain/wallets';
import { hasCode, type RequestFailure } from '@mortar/client';
import { thrownText } from '@mortar/protocol';

/** Words of spec §8 and of this page, by the ids of their texts. */
type Word =
  | 'sign-error'
  | 'other-address'
  | 'no-address'
  | 'contract-error'
  | 'web3-error'
  | 'no-wallet'
  | 'locked'
  | 'busy'
  | 'too-little'
  | 'other-chain'
  | 'other-family'
  | 'reverted'
  | 'silent'
  | NoReceipt['fate']
  | 'cart-gone'
  | 'not-held'
  | 'not-taken'
  | 'no-tokens'
  | 'too-many';

/** Codes of wallets: the account isn't shown to this page, and an earlier question is still open. */
const UNAUTHORIZED = 4100;
const ALREADY_ASKED = -32_002;

/** Where a transaction failed (spec §8): before it was sent, after that, or when the contract was asked. */
export type TransactionError = 'sendError' | 'receiptError' | 'functionError';

/** Why something could not be done. */
export type Trouble =
  | { word: Word; address?: string; most?: number }
  /** The exchange's own word, or the order book's. */
  | { refusal: string; isOfBook?: boolean }
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

/** The failure of a call, also where a library has wrapped it in errors of its own. */
function failureIn(error: unknown): RequestFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if (error instanceof Error) return failureIn(error.cause);
  return 'kind' in error ? (error as RequestFailure) : undefined;
}

/** The exchange's word in a refusal of the site's, where it carries one. */
function refusalOf(failure: RequestFailure): Trouble | undefined {
  const names = failure.kind === 'problem' && hasCode(failure, 'optionRefused') ? failure.data : null;
  const [first] = Array.isArray(names) ? (names as unknown[]).flat() : [];
  return typeof first === 'string' ? { refusal: first } : undefined;
}

/** Why a transaction that was sent is waited for no more; undefined for every other error. The class itself comes with what trades. */
export const fateOf = (error: unknown): NoReceipt['fate'] | undefined =>
  error instanceof Error && 'fate' in error ? (error as NoReceipt).fate : undefined;

/** What wallets say by codes (EIP-1193, JSON-RPC) or in each its own words, said in ours. */
function knownWord(error: unknown): Word | undefined {
  const code = codeOf(error);
  if (code === UNAUTHORIZED) return 'locked';
  if (code === ALREADY_ASKED) return 'busy';
  return /insufficient funds/i.test(thrownText(error)) ? 'too-little' : undefined;
}

/** What to say of something that was thrown. @param word where the thrower has none of their own */
export function troubleOf(error: unknown, word: Word): Trouble {
  if (error instanceof Troubled) return error.trouble;
  const fate = fateOf(error);
  if (fate) return { word: fate };
  const failure = failureIn(error);
  if (failure) return refusalOf(failure) ?? { failure };
  const known = knownWord(error);
  if (known) return { word: known };
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
