import type { Keyring } from '../../../lib/keyring.ts';

/** Tokens of acts and keys for binding: MACs, so that nothing of them lies in the database. */
export function createTokens(keyring: Pick<Keyring, 'mac' | 'verify' | 'sign' | 'unsign'>) {
  const textOf = (runId: string, seq: number) => `act ${runId} ${seq}`;
  return {
    /** Of the next act of a run with so many steps. */
    tokenOf: (runId: string, seq: number): string => `${seq}.${keyring.mac('quiz', textOf(runId, seq))}`,
    /** How many steps the run had for which a token was made; undefined for any other text. */
    readToken(runId: string, token: string): number | undefined {
      const [seq = '', mac = ''] = token.split('.');
      return keyring.verify('quiz', textOf(runId, Number(seq)), mac) ? Number(seq) : undefined;
    },
    /** Binds a run to an account. */
    keyOf: (runId: string): string => keyring.sign('quiz', runId),
    readKey: (key: string): string | undefined => keyring.unsign('quiz', key),
  };
}

export type Tokens = ReturnType<typeof createTokens>;
