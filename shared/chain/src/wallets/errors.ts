/** Codes by which wallets say that the person declined: EIP-1193, the relay's, and that of an older library. */
const DECLINED: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED'];

interface Thrown {
  code?: unknown;
  message?: unknown;
  data?: { originalError?: { code?: unknown } };
}

const asThrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : { message: error });

/** Whether the person said no. That is no fault, and nothing is said of it (spec §4). */
export function isDeclined(error: unknown): boolean {
  const { code, message } = asThrown(error);
  return DECLINED.includes(code) || (typeof message === 'string' && /\b(reject|declin|cancel|denied)/i.test(message));
}

/** The code of what a wallet threw; some wrap it. */
export function codeOf(error: unknown): unknown {
  const { code, data } = asThrown(error);
  return data?.originalError?.code ?? code;
}

/** What a wallet said of its failure; empty when it said nothing (spec §8: the thrown message is shown). */
export function thrownMessage(error: unknown): string {
  const { message } = asThrown(error);
  return typeof message === 'string' ? message : '';
}
