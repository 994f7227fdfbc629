import { sha256 } from './hash.ts';

/** A question in a round's pool. */
export interface PoolLeaf {
  tier: number;
  /** Place in its tier. */
  idx: number;
  id: string;
  rev: number;
  body: readonly string[];
  correct: number;
  salt: string;
}

/** Hash of a leaf: its salt keeps what was not drawn hidden. */
export const leafHash = ({ tier, idx, id, rev, body, correct, salt }: PoolLeaf): string =>
  sha256(`mortar-quiz-leaf|${JSON.stringify([tier, idx, id, rev, ...body, correct, salt])}`);

interface Committed {
  roundId: string;
  root: string;
  tierN: readonly number[];
  secretHash: string;
}

/** What the site publishes before a round: the pool and its own secret are fixed by it. */
export const commitmentOf = ({ roundId, root, tierN, secretHash }: Committed): string =>
  sha256(['mortar-quiz-1', roundId, root, tierN.join(','), secretHash].join('|'));

/** Ties a commitment to all before it. @param before chain value of the round before; empty for the first */
export const chainOf = (before: string, commit: string): string => sha256(`mortar-quiz-chain|${before}|${commit}`);

export const secretHashOf = (secret: string): string => sha256(Buffer.from(secret, 'hex'));
