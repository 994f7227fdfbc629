import { carried, carry } from '@mortar/remote-kit/carried';

const NAME = 'refused';
/** Two refusals within this time are one matter, not two sessions that ended. */
const WINDOW_MS = 60_000;

/**
 * Whether a session was refused in this tab a moment ago already, or nobody could tell: the server gave the next
 * document a session that it then refused as well, and one more document would change nothing.
 */
export function isRefusedAgain(): boolean {
  const before = carried(NAME);
  const isKept = carry(NAME, Date.now());
  return !isKept || (typeof before === 'number' && Math.abs(Date.now() - before) < WINDOW_MS);
}
