import type { Input, Locale, Output } from '@mortar/protocol';
import { QUESTIONS_OF_RUN, type giveUp, type QuizCard, type submitAnswer } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { optionOrder, runKeyOf } from '../draw/draw.ts';
import { sha256 } from '../draw/hash.ts';
import type { Cards } from '../ports.ts';
import { roundsOf } from '../rounds/repository.ts';
import { takeFor } from './begin.ts';
import { asked, ended, failed, isOver, passed, pointsFor, type Change } from './machine.ts';
import { isPlayedBy, runsOf, type Owner, type RunRow, type StepRow } from './repository.ts';
import type { RunStatus, StepAct } from './tables.ts';
import type { Tokens } from './tokens.ts';
import { record, type Turn, type Turns } from './turn.ts';
import type { Kept, View } from './view.ts';

interface ActsDeps {
  db: Db;
  turns: Turns;
  tokens: Tokens;
  view: View;
  cards: Cards;
}

/** Who acts; null for a browser that never began a run. */
export interface Actor {
  owner: Owner | null;
  locale: Locale;
}
type OnRun = Input<typeof giveUp>;
type Answered = Output<typeof submitAnswer>;

/** What an act is, and what it may be done in. */
interface Act<More> {
  name: StepAct;
  from: RunStatus;
  input?: unknown;
  /** Does the act's one step. @returns what its answer has beside the run */
  work(turn: Turn): Promise<More> | More;
}

/** By what the same call is known again. */
const hashOf = (name: StepAct, input: unknown): string => sha256(JSON.stringify([name, input ?? null]));

/** Key of a card's use in the ledger. */
export const burnKey = (card: QuizCard, runId: string): string => `quiz:${card}:${runId}`;

/** What players do in a run, each act by a token that works once and gives the same answer to the same call. */
export function createActs({ db, turns, tokens, view, cards }: ActsDeps) {
  /** The answer that stands for an earlier token. @throws AppError for another call than the one that it was used for */
  function repliedTo(step: StepRow | undefined, hash: string): Kept {
    if (!step) throw new AppError('staleToken');
    if (step.requestHash === null) throw new AppError('tooLate');
    if (step.requestHash !== hash) throw new AppError('idempotencyMismatch');
    return step.reply as Kept;
  }

  /** The answer to an act, which its step keeps for whoever sends the same once more. */
  async function replyOf<More extends object>(turn: Turn, requestHash: string, locale: Locale, more: More): Promise<Kept & More> {
    const reply = { ...(await view.keptView(turn.tx, turn.run, turn.round, locale, turn.now)), ...more };
    Object.assign(turn.steps.at(-1)!, { requestHash, reply });
    return reply;
  }

  function act<More extends object>({ owner, locale }: Actor, { runid, token }: OnRun, { name, from, input, work }: Act<More>) {
    const seq = tokens.readToken(runid, token);
    if (seq === undefined) throw new AppError('staleToken');
    const hash = hashOf(name, input);
    return db.transaction(async (tx) => {
      const held = await runsOf(tx).lock(runid);
      if (!held || !isPlayedBy(held.run, owner)) throw new AppError('staleToken');
      const { run } = held;
      if (seq !== run.seq) return view.complete(repliedTo(await runsOf(tx).step(runid, seq), hash) as Kept & More, seq + 1);
      const turn = await turns.begin(tx, held);
      turns.catchUp(turn);
      if (turn.steps.length > 0) throw new AppError('tooLate');
      if (run.state !== from || run.frozenUntil) throw new AppError('wrongState');
      const reply = await replyOf(turn, hash, locale, await work(turn));
      await turns.keep(turn);
      return view.complete(reply, turn.run.seq);
    });
  }

  /** Plays a card in a turn, once a run. */
  async function play(turn: Turn, card: QuizCard, changeOf: (run: RunRow) => Change): Promise<object> {
    const { tx, run } = turn;
    if (run.challengeId !== null) throw new AppError('wrongState');
    if (run.used.includes(card)) throw new AppError('cardUsed');
    const key = burnKey(card, run.id);
    if (run.userId === null || !(await cards.burn(tx, { userId: run.userId, card, key, ref: run.id }))) throw new AppError('noCard');
    record(turn, card, { ...changeOf(run), used: [...run.used, card] }, { txKey: key });
    return {};
  }
  const another = ({ round, now }: Turn, run: RunRow) => asked(run, { no: run.no, at: now, isSlow: false }, takeFor(round, run));

  /** Judges an answer. @param correct option of the wording that is right */
  function judge(turn: Turn, selected: number, correct: number | undefined): Pick<Answered, 'right' | 'gained' | 'next'> {
    const { run, round, now } = turn;
    const choice = optionOrder(runKeyOf(round.secret, run), run.tier, run.idx)[selected]!;
    const isRight = choice === correct;
    const ms = now.getTime() - run.askedAt.getTime();
    const gained = isRight ? pointsFor(run, ms) : 0;
    record(turn, 'answer', isRight ? passed(run, now, gained, true) : failed(run, 'wrong', now), { choice, isRight, ms, gained });
    return { right: isRight, gained, next: isRight && run.no < QUESTIONS_OF_RUN ? run.no + 1 : null };
  }

  /**
   * An answer as most are: in time, the only one, and the end of nothing. It takes two round trips and no lock, because it is
   * kept only where the run has had no other step since it was read.
   * @returns undefined where the lock has to decide
   */
  async function answerQuickly({ owner, locale }: Actor, { runid, token, selected }: Input<typeof submitAnswer>) {
    const seq = tokens.readToken(runid, token);
    const seen = seq === undefined ? undefined : await runsOf(db).look(runid);
    if (!seen || seen.run.seq !== seq || seen.run.state !== 'asked' || seen.run.frozenUntil || !isPlayedBy(seen.run, owner))
      return undefined;
    const turn = await turns.begin(db, seen);
    turns.catchUp(turn);
    if (turn.steps.length > 0) return undefined;
    const judged = judge(turn, selected, seen.leaf.correct);
    if (isOver(turn.run)) return undefined;
    const reply = await replyOf(turn, hashOf('answer', selected), locale, judged);
    return (await turns.save(turn)) ? view.complete(reply, turn.run.seq) : undefined;
  }

  return {
    answer: async (actor: Actor, { selected, ...on }: Input<typeof submitAnswer>) => {
      const work = async (turn: Turn) => judge(turn, selected, (await roundsOf(turn.tx).leafAt(turn.run.roundId, turn.run))?.correct);
      const quick = await answerQuickly(actor, { selected, ...on });
      return quick ?? act(actor, on, { name: 'answer', from: 'asked', input: selected, work });
    },
    swap: (actor: Actor, on: OnRun) =>
      act(actor, on, { name: 'swap', from: 'asked', work: (turn) => play(turn, 'swap', (run) => another(turn, run)) }),
    skip: (actor: Actor, on: OnRun) =>
      act(actor, on, { name: 'skip', from: 'asked', work: (turn) => play(turn, 'skip', (run) => passed(run, turn.now, 0, false)) }),
    revival: (actor: Actor, on: OnRun) =>
      act(actor, on, { name: 'revival', from: 'failed', work: (turn) => play(turn, 'revival', (run) => another(turn, run)) }),
    giveUp: (actor: Actor, on: OnRun) =>
      act(actor, on, {
        name: 'giveup',
        from: 'failed',
        work: (turn) => {
          record(turn, 'giveup', ended(turn.run, 'lost', turn.now));
          return {};
        },
      }),
  };
}
