import { randomBytes } from 'node:crypto';
import type { Input } from '@mortar/protocol';
import type { issue } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';
import { offsetOf, orderOf, runKeyOf } from '../draw/draw.ts';
import { roundsOf } from '../rounds/repository.ts';
import type { Round } from '../rounds/service.ts';
import { asked, dueOf } from './machine.ts';
import { signReceipt } from './receipt.ts';
import { runsOf, type Owner, type RunRow } from './repository.ts';

/** Who plays, as far as a run keeps it. */
export interface Player {
  owner: Owner;
  /** Name of the person on the wire; undefined for a visitor. */
  uid: string | undefined;
  /** Keyed hash of the network. */
  network: string;
  /** IANA zone of the browser; empty when it said none. */
  timezone: string;
}

const RUN_BYTES = 16;
/** Questions of so long are stepped over, as far as a tier has others. */
const SEEN_MS = 90 * 24 * 3_600_000;
/** At most this part of a tier is stepped over. */
const SEEN_PART = 2;
/** Runs without an account that one network may begin in a round. */
const RUNS_OF_NETWORK = 200;
const NETWORK_RETRY_SECONDS = 3600;

/** Next question of a tier for a run. */
export const takeFor =
  ({ secret, tierN }: Pick<Round, 'secret' | 'tierN'>, run: Pick<RunRow, 'roundId' | 'tag' | 'c' | 'seen'>) =>
  (tier: number, before: number): number => {
    const idx = orderOf(runKeyOf(secret, run), tierN, tier, run.seen)[before];
    if (idx === undefined) throw new AppError('unavailable');
    return idx;
  };

/** Leaves of the pool that were withdrawn since, and those that a person saw lately: the latest first, at most half of a tier. */
async function seenBy(tx: Db, { id, tierN }: Round, owner: Owner, now: Date): Promise<number[]> {
  const seen = 'userId' in owner ? await runsOf(tx).seenSince(owner.userId, new Date(now.getTime() - SEEN_MS)) : [];
  const ids = [...new Set([...(await roundsOf(tx).withdrawn(id)), ...seen])];
  if (ids.length === 0) return [];
  const places = new Map((await roundsOf(tx).placesOf(id, ids)).map((place) => [place.questionId, place]));
  const left = tierN.map((count) => Math.floor(count / SEEN_PART));
  return ids.flatMap((questionId) => {
    const place = places.get(questionId);
    if (!place || left[place.tier - 1]!-- <= 0) return [];
    return [offsetOf(tierN, place.tier) + place.idx];
  });
}

/** Begins runs. */
export function createBegin({ key }: { key: Pick<RegistryKey, 'sign'> }) {
  /**
   * Begins a run with its first question.
   * @throws AppError `conflict` when the number was used in this round, `rateLimited` when a network begins too many
   */
  return async (tx: Db, round: Round, { owner, uid, network, timezone }: Player, { c, calm }: Input<typeof issue>, now: Date) => {
    if (c === undefined)
      throw new AppError('validation', { fields: { c: { en: 'Send 32 random bytes.', 'zh-HK': '請提供 32 個隨機位元組。' } } });
    const isPerson = 'userId' in owner;
    if (!isPerson && (await runsOf(tx).countFrom(round.id, network)) >= RUNS_OF_NETWORK)
      throw new AppError('rateLimited', { retryAfter: NETWORK_RETRY_SECONDS });
    const tag = isPerson ? `user:${uid}` : 'open';
    const seen = await seenBy(tx, round, owner, now);
    const promised = { roundid: round.id, commit: round.commit, tag, c, seen, at: now.toISOString() };
    const isCalm = calm ?? false;
    const draw = { roundId: round.id, tag, c, seen };
    const state = {
      seq: 1,
      hasFrozen: false,
      hasExtended: false,
      used: [],
      points: 0,
      right: 0,
      bookedPoints: 0,
      bookedRight: 0,
      endedAt: null,
      ...asked({ served: [0, 0, 0], isCalm }, { no: 1, at: now, isSlow: false }, takeFor(round, draw)),
    };
    const run: RunRow = {
      id: randomBytes(RUN_BYTES).toString('base64url'),
      ...draw,
      ...(isPerson ? { userId: owner.userId, browser: null, network: null } : { userId: null, browser: owner.browser, network }),
      isRanked: true,
      isCalm,
      timezone,
      signature: signReceipt(key, promised),
      startedAt: now,
      ...state,
      dueAt: null,
    };
    run.dueAt = dueOf(run, round.closesAt)?.at ?? null;
    if (!(await runsOf(tx).add(run))) throw new AppError('conflict');
    await runsOf(tx).addSteps([{ runId: run.id, seq: 0, act: 'issue', no: run.no, tier: run.tier, idx: run.idx, at: now }]);
    return run;
  };
}
