import type { Input, Output } from '@mortar/protocol';
import type { bind, issue, Run } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Round, Rounds } from '../rounds/service.ts';
import type { Actor } from './acts.ts';
import { takeFor, type ChallengeDraw, type createBegin, type Player } from './begin.ts';
import { asked, ended, isOver, REVIVE_AGAIN_MS } from './machine.ts';
import { runsOf, type Owner, type RunRow } from './repository.ts';
import type { TimeOf } from './time.ts';
import type { Tokens } from './tokens.ts';
import { record, type Turn, type Turns } from './turn.ts';
import type { View } from './view.ts';

interface RunsDeps {
  db: Db;
  rounds: Pick<Rounds, 'find' | 'openAt'>;
  turns: Turns;
  tokens: Tokens;
  view: View;
  timeOf: TimeOf;
  begin: ReturnType<typeof createBegin>;
}

/** How long a run that nobody has bound is kept. */
const UNBOUND_MS = 30 * 24 * 3_600_000;
/** Runs that one sweep looks at. */
const SWEPT = 500;

/** Runs of players: begun, asked on, read, bound, and ended by time. */
export function createRuns({ db, rounds, turns, tokens, view, timeOf, begin }: RunsDeps) {
  const show = async ({ tx, run, round, now }: Turn, { locale }: Pick<Actor, 'locale'>): Promise<Run> =>
    view.complete(await view.keptView(tx, run, round, locale, now), run.seq);

  /** What comes next in a run that is under way. @throws AppError `wrongState` when nothing does */
  function ask(turn: Turn): void {
    const { run, round, now } = turn;
    const isFrozen = run.state === 'asked' && run.frozenUntil !== null;
    if (run.state === 'passed') record(turn, 'issue', asked(run, { no: run.no + 1, at: now, isSlow: false }, takeFor(round, run)));
    else if (isFrozen) record(turn, 'issue', asked(run, { no: run.no, at: now, isSlow: true }, takeFor(round, run)));
    else if (run.state !== 'asked') throw new AppError('wrongState');
  }

  /** A run under its lock, as time has left it. */
  async function upToDate(tx: Db, id: string): Promise<Turn | undefined> {
    const held = await runsOf(tx).lock(id);
    if (!held) return undefined;
    const turn = await turns.begin(tx, held);
    turns.catchUp(turn);
    return turn;
  }

  /** Shows a run that has just begun. */
  const shown = (tx: Db, run: RunRow, round: Round, actor: Pick<Actor, 'locale'>) =>
    show({ tx, run, round, now: run.startedAt, steps: [] }, actor);

  /** What a run that was found is asked now. */
  async function goOn(tx: Db, found: RunRow, owner: Owner, actor: Pick<Actor, 'locale'>): Promise<Run> {
    if (!('userId' in owner) && found.userId !== null) throw new AppError('wrongState');
    const turn = (await upToDate(tx, found.id))!;
    ask(turn);
    await turns.keep(turn);
    return show(turn, actor);
  }

  /** A run that was found as it stands; null for a browser whose run was bound. */
  async function standing(found: RunRow, round: Round, owner: Owner, actor: Pick<Actor, 'locale'>): Promise<Run | null> {
    if (!('userId' in owner) && found.userId !== null) return null;
    const now = new Date(await timeOf(db));
    // Nothing that time has to change: no lock.
    if (!found.dueAt || found.dueAt >= now) return show({ tx: db, run: found, round, now, steps: [] }, actor);
    return db.transaction(async (tx) => {
      const turn = (await upToDate(tx, found.id))!;
      await turns.keep(turn);
      return show(turn, actor);
    });
  }

  return {
    /**
     * The question of the player's run in the open round; the first call begins the run.
     * @throws AppError `roundClosed`, `wrongState`, `conflict`
     */
    issue: (player: Player, input: Input<typeof issue>, actor: Pick<Actor, 'locale'>): Promise<Run> =>
      db.transaction(async (tx) => {
        const round = await rounds.openAt(await timeOf(tx), tx);
        if (!round) throw new AppError('roundClosed');
        await runsOf(tx).hold(player.owner);
        const found = await runsOf(tx).ofPlayer(round.id, player.owner);
        if (found) return goOn(tx, found, player.owner, actor);
        if (input.c === undefined && (await runsOf(tx).isPlaying(player.owner))) throw new AppError('roundClosed');
        return shown(tx, await begin.own(tx, round, player, input, new Date(await timeOf(tx))), round, actor);
      }),

    /**
     * The same of a challenge.
     * @throws AppError `roundClosed` once it can't be taken any more, `wrongState`
     */
    issueChallenge: (player: Player, challenge: ChallengeDraw, isCalm: boolean, actor: Pick<Actor, 'locale'>): Promise<Run> =>
      db.transaction(async (tx) => {
        await runsOf(tx).hold(player.owner);
        const found = await runsOf(tx).ofChallenge(challenge.id, player.owner);
        if (found) return goOn(tx, found, player.owner, actor);
        const now = new Date(await timeOf(tx));
        const round = await rounds.find(challenge.roundId, tx);
        if (!round || now >= challenge.until) throw new AppError('roundClosed');
        return shown(tx, await begin.challenge(tx, round, player, challenge, isCalm, now), round, actor);
      }),

    /** The player's run of a round as it stands; null before it, and for a browser whose run was bound. */
    async ofPlayer(round: Round, owner: Owner, actor: Pick<Actor, 'locale'>): Promise<Run | null> {
      const found = await runsOf(db).ofPlayer(round.id, owner);
      return found ? standing(found, round, owner, actor) : null;
    },
    /** The same of a challenge. */
    async ofChallenge(
      { id, roundId }: Pick<ChallengeDraw, 'id' | 'roundId'>,
      owner: Owner,
      actor: Pick<Actor, 'locale'>,
    ): Promise<Run | null> {
      const [found, round] = await Promise.all([runsOf(db).ofChallenge(id, owner), rounds.find(roundId)]);
      return found && round ? standing(found, round, owner, actor) : null;
    },

    /** Key of the browser's run that waits to be bound, and until when; nothing without one. */
    async bindable(browser: string): Promise<{ key: string; bindby: string } | undefined> {
      const run = await runsOf(db).bindable(browser, new Date(await timeOf(db)));
      return run && { key: tokens.keyOf(run.id), bindby: run.bindBy!.toISOString() };
    },

    /** Notes that a player's page is there. */
    async alive(runId: string, owner: Owner | null): Promise<void> {
      if (owner) await runsOf(db).alive(runId, owner, new Date(await timeOf(db)));
    },

    /**
     * Makes a browser's run a person's, and gives the same answer when it has done so before.
     * @throws AppError `keySpent`, the same for every key that binds nothing
     */
    bind: (userId: number, browser: string | undefined, key: string): Promise<Output<typeof bind>> =>
      db.transaction(async (tx) => {
        const rows = runsOf(tx);
        await rows.hold({ userId });
        const id = tokens.readKey(key);
        const turn = id === undefined ? undefined : await upToDate(tx, id);
        const isHere = turn !== undefined && browser !== undefined && turn.run.browser === browser;
        const { userId: before, bindBy } = turn?.run ?? {};
        const isFresh = before === null && bindBy != null && turn!.now <= bindBy;
        if (!isHere || !(isFresh || before === userId)) throw new AppError('keySpent');
        if (isFresh) {
          const isRanked = (await rows.ofPlayer(turn.run.roundId, { userId })) === undefined;
          const wasOver = isOver(turn.run);
          turn.run = { ...turn.run, userId, isRanked, bindBy: null };
          await rows.give(turn.run.id, userId, isRanked);
          // Somebody who has played the round cannot play on.
          if (!isRanked && !wasOver) record(turn, 'giveup', ended(turn.run, 'lost', turn.now));
          await turns.keep(turn);
          if (wasOver && turn.steps.length === 0) await turns.settle(tx, turn.run);
        }
        const { id: runid, state: status, isRanked: ranked } = turn.run;
        return { runid, status, ranked, reason: ranked ? null : 'played' };
      }),

    /** Gives a person who buys a revival card the window for it anew, once a run: before anything of the ledger is locked. */
    async extendRevival(tx: Db, userId: number): Promise<void> {
      const now = await timeOf(tx);
      await runsOf(tx).extend(userId, new Date(now), new Date(now + REVIVE_AGAIN_MS));
    },

    /** Forgets runs that nobody has bound. */
    prune: async (): Promise<void> => runsOf(db).removeUnbound(new Date((await timeOf(db)) - UNBOUND_MS)),

    /** Does what time has done to runs that nobody looks at. */
    async sweep(): Promise<void> {
      for (const id of await runsOf(db).due(new Date(await timeOf(db)), SWEPT))
        await db.transaction(async (tx) => {
          const turn = await upToDate(tx, id);
          if (turn) await turns.keep(turn);
        });
    },
  };
}

export type Runs = ReturnType<typeof createRuns>;
