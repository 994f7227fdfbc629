import type { Commitment } from '@mortar/protocol/quiz';
import type { RoundRow } from './repository.ts';

/** A round's commitment as everybody reads it. */
export const commitmentView = (row: RoundRow): Commitment => ({
  roundid: row.id,
  opensat: row.opensAt.toISOString(),
  closesat: row.closesAt.toISOString(),
  root: row.root,
  tiern: row.tierN,
  secrethash: row.secretHash,
  commit: row.commit,
  chain: row.chain,
  secret: row.secret,
  committedat: row.committedAt.toISOString(),
});
