import { thrownText } from '@mortar/protocol';

/** Codes by which wallets say that the person declined: EIP-1193, the relay's, and that of an older library. */
const DECLINED: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED'];

/** Words for the same where a wallet has no code for it; a server, or a node, may reject or deny something as well. */
const BY_PERSON = /\buser(?: has)?[ _-](?:reject|declin|cancel|denied)|\b(?:reject|declin|cancel|denied)\w* by (?:the )?user\b/i;

interface Thrown {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  data?: { originalError?: { code?: unknown } };
}

const asThrown = (error: unknown): Thrown => (typeof error === 'object' && error !== null ? error : { message: error });

/** Whether the person said no. That is no fault, and nothing is said of it (spec §4). */
export function isDeclined(error: unknown): boolean {
  const { code, cause } = asThrown(error);
  return DECLINED.includes(code) || DECLINED.includes(asThrown(cause).code) || BY_PERSON.test(thrownText(error));
}

/** The code of what a wallet threw; some wrap it. */
export function codeOf(error: unknown): unknown {
  const { code, data } = asThrown(error);
  return data?.originalError?.code ?? code;
}
