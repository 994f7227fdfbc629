import type { Commitment } from '@mortar/protocol/quiz';
import type { RoundRow } from './repository.ts';

type Committed = Pick<
  RoundRow,
  'id' | 'opensAt' | 'closesAt' | 'root' | 'tierN' | 'secretHash' | 'commit' | 'chain' | 'secret' | 'committedAt'
>;

/** A round's commitment, or an event's, as everybody reads it. */
export const commitmentView = (row: Committed): Commitment => ({
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
