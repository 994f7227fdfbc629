import { randomBytes } from 'node:crypto';
import type { Input, Locale, Output } from '@mortar/protocol';
import {
  QUESTIONS_OF_RUN,
  type getChallenge,
  type listScores,
  type makeChallenge,
  type PlayedRun,
  type Score,
} from '@mortar/protocol/quiz';
import type { Person } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { cut } from '../../../lib/page.ts';
import { askedIn } from '../runs/asked.ts';
import { shownPeople } from '../people.ts';
import type { Round, Rounds } from '../rounds/service.ts';
import type { Actor } from '../runs/acts.ts';
import type { ChallengeDraw, Player } from '../runs/begin.ts';
import { isPlayedBy, runsOf, type Owner, type RunRow } from '../runs/repository.ts';
import type { Runs } from '../runs/service.ts';
import { marksOf } from '../sharing/marks.ts';
import { placesOf } from './places.ts';
import { challengesOf, type After, type ChallengeRow } from './repository.ts';
import { challengeWords } from './words.ts';

interface ChallengesDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  rounds: Pick<Rounds, 'find'>;
  runs: Pick<Runs, 'issueChallenge' | 'ofChallenge'>;
  /** @throws AppError `notFound`, `wrongState` while the run is under way */
  resultOf(runId: string): Promise<PlayedRun>;
}

const ID_BYTES = 16;
/** How long a challenge can be taken. */
const OPEN_MS = 7 * 24 * 3_600_000;
const NOBODY = { uid: '', username: '', headimgurl: '' };

const drawOf = ({ id, roundId, tag, c, seen, signature, promisedAt, places, until }: ChallengeRow): ChallengeDraw => ({
  id,
  roundId,
  tag,
  c,
  seen,
  signature,
  promisedAt,
  places,
  until,
});

const readAfter = (cursor: string | undefined): After | undefined => {
  const [points, runId] = cursor?.split('.') ?? [];
  return runId === undefined ? undefined : { points: Number(points), runId };
};

/** Without cards a run is right until it is not. */
const marksOfTaker = ({ right, failReason }: RunRow): Score['marks'] => [
  ...Array.from({ length: right }, () => 'right' as const),
  ...(failReason === null ? [] : (['wrong'] as const)),
];

/** Challenges: friends play the questions of a run that is over, and see what each of them came to. */
export function createChallenges({ db, clock, publicUrl, rounds, runs, resultOf }: ChallengesDeps) {
  async function found(id: string): Promise<ChallengeRow> {
    const row = await challengesOf(db).find(id);
    if (!row) throw new AppError('notFound', { status: 200 });
    return row;
  }

  async function keep(run: RunRow, round: Round): Promise<ChallengeRow> {
    const steps = await runsOf(db).stepsOf([run.id]);
    const served = askedIn(steps).map(({ no, tier, idx }) => ({ no, tier, idx }));
    const { points, right, questions } = await resultOf(run.id);
    const { id: runId, userId, roundId, tag, c, seen, signature, startedAt: promisedAt, isCalm } = run;
    await challengesOf(db).add({
      id: randomBytes(ID_BYTES).toString('base64url'),
      runId,
      userId,
      roundId,
      tag,
      c,
      seen,
      signature,
      promisedAt,
      isCalm,
      served,
      points,
      right,
      places: placesOf(round, run, served),
      marks: marksOf(questions),
      until: new Date(clock.now() + OPEN_MS),
    });
    return (await challengesOf(db).ofRun(runId))!;
  }

  /** Whether it is the caller's; a visitor's run tells whose it is while it is kept. */
  async function isMine({ userId, runId }: ChallengeRow, owner: Owner | null): Promise<boolean> {
    if (owner === null || userId !== null) return owner !== null && 'userId' in owner && owner.userId === userId;
    const run = await runsOf(db).find(runId);
    return run !== undefined && isPlayedBy(run, owner);
  }

  async function scoreOf(row: ChallengeRow, viewer: Owner | null): Promise<Score> {
    const { userId, points, right, isCalm, marks } = row;
    // Who challenges sends the link: their name stands on it.
    const [person] = userId === null ? [] : await shownPeople(db, [userId], userId);
    return { ...NOBODY, ...person, isme: await isMine(row, viewer), points, right, calm: isCalm, marks };
  }

  const takerScore = (run: RunRow, person: Person | undefined, viewer: Owner | null): Score => {
    const { points, right, isCalm } = run;
    return { ...NOBODY, ...person, isme: isPlayedBy(run, viewer), points, right, calm: isCalm, marks: marksOfTaker(run) };
  };

  /** What a player came to; null before it. */
  async function ownScore(id: string, owner: Owner | null): Promise<Score | null> {
    const run = owner ? await runsOf(db).ofChallenge(id, owner) : undefined;
    if (!run?.endedAt) return null;
    const [person] = run.userId === null ? [] : await shownPeople(db, [run.userId], run.userId);
    return takerScore(run, person, owner);
  }

  return {
    /** The challenge of a run; asked for again, it is the same. @throws AppError `notFound` unless the run is the caller's, `wrongState` */
    async make({ runid }: Input<typeof makeChallenge>, owner: Owner | null, locale: Locale): Promise<Output<typeof makeChallenge>> {
      const run = await runsOf(db).find(runid);
      if (!run || !isPlayedBy(run, owner)) throw new AppError('notFound', { status: 200 });
      if (run.endedAt === null || run.challengeId !== null) throw new AppError('wrongState');
      const row = (await challengesOf(db).ofRun(runid)) ?? (await keep(run, (await rounds.find(run.roundId))!));
      const url = `${publicUrl}/quiz/challenge/${row.id}`;
      return { challengeid: row.id, url, text: challengeWords(row, locale).title, until: row.until.toISOString() };
    },

    /** @throws AppError `notFound` */
    async get(id: string, owner: Owner | null, actor: Pick<Actor, 'locale'>): Promise<Output<typeof getChallenge>> {
      const row = await found(id);
      const [score, run, takers] = await Promise.all([
        scoreOf(row, owner),
        owner && runs.ofChallenge(row, owner, actor),
        challengesOf(db).countTakers(id),
      ]);
      const { roundId: roundid, until } = row;
      const isopen = until.getTime() > clock.now();
      const mine = await ownScore(id, owner);
      const { title: text } = challengeWords(row, actor.locale);
      return { challengeid: id, roundid, score, mine, total: QUESTIONS_OF_RUN, until: until.toISOString(), isopen, run, takers, text };
    },

    /** @throws AppError `notFound`, `roundClosed`, `wrongState` for who made it */
    async issue(player: Player, id: string, isCalm: boolean, actor: Pick<Actor, 'locale'>) {
      const row = await found(id);
      if (await isMine(row, player.owner)) throw new AppError('wrongState');
      return runs.issueChallenge(player, drawOf(row), isCalm, actor);
    },

    /** @throws AppError `notFound` */
    async scores({ challengeid, cursor, pageSize }: Input<typeof listScores>, owner: Owner | null): Promise<Output<typeof listScores>> {
      await found(challengeid);
      const rows = await challengesOf(db).takers(challengeid, readAfter(cursor), pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const viewerId = owner && 'userId' in owner ? owner.userId : undefined;
      const ids = shown.flatMap(({ userId }) => userId ?? []);
      const people = new Map((await shownPeople(db, ids, viewerId)).map((person, index) => [ids[index]!, person]));
      const items = shown.map((run) => takerScore(run, run.userId === null ? undefined : people.get(run.userId), owner));
      return { items, next: last ? `${last.points}.${last.id}` : null };
    },

    /** What the challenged run was asked, in its order. */
    served: async (id: string) => (await challengesOf(db).find(id))?.served ?? [],
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
