import { randomBytes } from 'node:crypto';
import type { Input } from '@mortar/protocol';
import { TIERS_OF_RUN, type issue } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';
import type { Captcha } from '../../moderation/index.ts';
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
  /** Token of a passed human check; undefined without one. */
  human: string | undefined;
}

const RUN_BYTES = 16;
/** Questions of so long are stepped over, as far as a tier has others. */
const SEEN_MS = 90 * 24 * 3_600_000;
/** At most this part of a tier is stepped over. */
const SEEN_PART = 2;
/** Runs without an account that one network may begin in a round. */
const RUNS_OF_NETWORK = 200;
/** As many begin without a human check: a family, a class. */
const FREE_OF_NETWORK = 40;
const NETWORK_RETRY_SECONDS = 3600;

/** What decides the questions of a run. */
type Drawn = Pick<RunRow, 'roundId' | 'tag' | 'c' | 'seen' | 'places'>;

/** Next question of a tier for a run: by its draw, or as the challenge has it. */
export const takeFor =
  ({ secret, tierN }: Pick<Round, 'secret' | 'tierN'>, run: Drawn) =>
  (tier: number, before: number): number => {
    const idx = run.places
      ? run.places.filter((_, index) => TIERS_OF_RUN[index] === tier)[before]
      : orderOf(runKeyOf(secret, run), tierN, tier, run.seen)[before];
    if (idx === undefined) throw new AppError('unavailable');
    return idx;
  };

/** Questions of a round that a person knows: their own ones, then those that they saw lately, the latest first. */
const knownTo = async (tx: Db, roundId: string, userId: number, now: Date): Promise<string[]> => [
  ...(await roundsOf(tx).offeredBy(roundId, userId)),
  ...(await runsOf(tx).seenSince(userId, new Date(now.getTime() - SEEN_MS))),
];

/** Leaves of the pool that were withdrawn since, and those that a person knows: at most half of a tier. */
async function seenBy(tx: Db, { id, tierN }: Round, owner: Owner, now: Date): Promise<number[]> {
  const known = 'userId' in owner ? await knownTo(tx, id, owner.userId, now) : [];
  const ids = [...new Set([...(await roundsOf(tx).withdrawn(id)), ...known])];
  if (ids.length === 0) return [];
  const places = new Map((await roundsOf(tx).placesOf(id, ids)).map((place) => [place.questionId, place]));
  const left = tierN.map((count) => Math.floor(count / SEEN_PART));
  return ids.flatMap((questionId) => {
    const place = places.get(questionId);
    if (!place || left[place.tier - 1]!-- <= 0) return [];
    return [offsetOf(tierN, place.tier) + place.idx];
  });
}

/** What a run is from its first moment. */
type Start = Drawn & Pick<RunRow, 'signature' | 'promisedAt' | 'isCalm' | 'isRanked' | 'challengeId' | 'until' | 'hasFrozen'>;

/** A run with its first question. */
function startOf(round: Round, { owner, network, timezone }: Player, start: Start, now: Date): RunRow {
  const run: RunRow = {
    id: randomBytes(RUN_BYTES).toString('base64url'),
    ...start,
    ...('userId' in owner ? { userId: owner.userId, browser: null, network: null } : { userId: null, browser: owner.browser, network }),
    timezone,
    startedAt: now,
    seq: 1,
    hasExtended: false,
    used: [],
    points: 0,
    right: 0,
    bookedPoints: 0,
    bookedRight: 0,
    endedAt: null,
    ...asked({ served: [0, 0, 0], isCalm: start.isCalm }, { no: 1, at: now, isSlow: false }, takeFor(round, start)),
    dueAt: null,
  };
  return { ...run, dueAt: dueOf(run, round.closesAt)?.at ?? null };
}

/** What a run of a challenge is made of: the draw of the one that was challenged to. */
export type ChallengeDraw = Pick<RunRow, 'tag' | 'c' | 'seen' | 'signature' | 'promisedAt'> & {
  id: string;
  roundId: string;
  places: number[];
  until: Date;
};

interface BeginDeps {
  key: Pick<RegistryKey, 'sign'>;
  captcha: Pick<Captcha, 'demand'>;
}

/** Begins runs. */
export function createBegin({ key, captcha }: BeginDeps) {
  /** Of a network without accounts, many runs of a round need a person each, and no more than so many begin. */
  async function admit(tx: Db, { roundId, network }: RunRow, { human }: Player): Promise<void> {
    if (network === null) return;
    const begun = await runsOf(tx).countFrom(roundId, network);
    if (begun >= RUNS_OF_NETWORK) throw new AppError('rateLimited', { retryAfter: NETWORK_RETRY_SECONDS });
    if (begun >= FREE_OF_NETWORK) await captcha.demand(tx, human);
  }

  /** Keeps a run that begins. @throws AppError `conflict`, `rateLimited`, `captchaNeeded`, `captchaFailed` */
  async function begin(tx: Db, run: RunRow, player: Player): Promise<RunRow> {
    await admit(tx, run, player);
    if (!(await runsOf(tx).add(run))) throw new AppError('conflict');
    await runsOf(tx).addSteps([{ runId: run.id, seq: 0, act: 'issue', no: run.no, tier: run.tier, idx: run.idx, at: run.startedAt }]);
    return run;
  }

  return {
    /**
     * Begins a player's own run of a round.
     * @throws AppError `conflict` when the number was used in this round, `rateLimited` when a network begins too many
     */
    async own(tx: Db, round: Round, player: Player, { c, calm }: Input<typeof issue>, now: Date): Promise<RunRow> {
      if (c === undefined)
        throw new AppError('validation', { fields: { c: { en: 'Send 32 random bytes.', 'zh-HK': '請提供 32 個隨機位元組。' } } });
      const tag = 'userId' in player.owner ? `user:${player.uid}` : 'open';
      const seen = await seenBy(tx, round, player.owner, now);
      const signature = signReceipt(key, { roundid: round.id, commit: round.commit, tag, c, seen, at: now.toISOString() });
      const drawn = { roundId: round.id, tag, c, seen, places: null, signature, promisedAt: null };
      const start = { ...drawn, isCalm: calm ?? false, isRanked: true, challengeId: null, until: null, hasFrozen: false };
      return begin(tx, startOf(round, player, start, now), player);
    },

    /** Begins a run of a challenge: the same questions, no cards, and nothing that it brings. A lost page is nobody's excuse there. */
    challenge(
      tx: Db,
      round: Round,
      player: Player,
      { id: challengeId, ...drawn }: ChallengeDraw,
      calm: boolean,
      now: Date,
    ): Promise<RunRow> {
      const start = { ...drawn, isCalm: calm, isRanked: false, challengeId, hasFrozen: true };
      return begin(tx, startOf(round, player, start, now), player);
    },
  };
}
