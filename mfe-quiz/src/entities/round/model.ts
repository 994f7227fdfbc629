import { $isSignedIn } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { bind, getExpireTime, type Run } from '@mortar/protocol/quiz';
import { createQuery, createTask } from '@mortar/remote-kit';
import { attach, createStore, sample } from 'effector';
import { signedOut } from '@mortar/host';

/** The open round, the next one, and where the caller's own run stands. */
export type Round = Output<typeof getExpireTime>;
/** Whether a run has come to its end. */
export const isOver = ({ status }: Pick<Run, 'status'>): boolean => status === 'won' || status === 'lost' || status === 'expired';
/** What became of a visitor's run once they had an account. */
type Claim = Output<typeof bind>;

interface Read {
  round: Round;
  /** A run of this browser was made the person's own, just now. */
  claim: Claim | null;
}

/**
 * Reads the round. Who has played in this browser without an account and is signed in by now gets that run first: its key
 * comes with the round and is kept nowhere. A key that binds nothing any more leaves everything as it is.
 */
const readFx = createTask<{ isSignedIn: boolean }, Read>(async ({ isSignedIn }, { call }) => {
  const round = await call(getExpireTime);
  if (!isSignedIn || round.key === undefined) return { round, claim: null };
  const claim = await call(bind, { key: round.key }).catch(() => null);
  return claim ? { round: await call(getExpireTime), claim } : { round, claim };
});

/** The round, read for whoever asks. */
export const readRoundFx = attach({
  source: $isSignedIn,
  mapParams: (_: void, isSignedIn: boolean) => ({ isSignedIn }),
  effect: readFx,
});

const query = createQuery(attach({ effect: readRoundFx }));

/** The round as pages show it. */
export const round = { ...query, $data: query.$data.map((read) => read && read.round) };

/** What became of a visitor's run, until it was said. */
export const $claim = createStore<Claim | null>(null)
  .on(readRoundFx.doneData, (before, { claim }) => claim ?? before)
  .reset(signedOut);

// Who signs in while a page of the quiz is open gets what they played.
sample({ clock: $isSignedIn, filter: Boolean, target: query.retried });
