import type { Locale } from '@mortar/protocol';
import { QUESTIONS_OF_RUN, QUIZ_CARDS, type AskedQuestion, type Receipt, type Run } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { shownPicture, wordingOf } from '../bank/wording.ts';
import { optionOrder, runKeyOf } from '../draw/draw.ts';
import type { Cards, Rewards } from '../ports.ts';
import { roundsOf, type Leaf } from '../rounds/repository.ts';
import type { Round } from '../rounds/service.ts';
import { isOver, weightOf } from './machine.ts';
import type { RunRow } from './repository.ts';
import type { Tokens } from './tokens.ts';

interface ViewDeps {
  cards: Cards;
  rewards: Rewards;
  tokens: Tokens;
}

/** A run as it is kept for whoever asks again: without its token and key, which are made anew. */
export type Kept = Omit<Run, 'token' | 'key'>;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A question on the screen: options in the order of the run, and nothing of its key. */
export function askedQuestion(
  { body, tier, topic }: Pick<Leaf, 'body' | 'tier' | 'topic'>,
  order: readonly number[],
  locale: Locale,
): AskedQuestion {
  const { text, options } = wordingOf(body, locale);
  const picture = shownPicture(body, locale);
  return {
    text,
    options: order.map((place) => options[place]!),
    topic: topic as AskedQuestion['topic'],
    tier,
    ...(picture && { picture }),
  };
}

export const receiptOf = ({ roundId, tag, c, seen, startedAt, promisedAt, signature }: RunRow, { commit }: Round): Receipt => ({
  roundid: roundId,
  commit,
  tag,
  c,
  seen,
  at: (promisedAt ?? startedAt).toISOString(),
  signature,
});

/** Runs as their players see them. */
export function createView({ cards, rewards, tokens }: ViewDeps) {
  async function successOf(tx: Db, run: RunRow): Promise<Run['successinfo']> {
    if (!isOver(run)) return null;
    if (run.userId === null) return { points: run.points, estimate: null, streak: null };
    const { userId, roundId, isRanked, startedAt, timezone } = run;
    const weight = isRanked ? weightOf(run) : 0;
    return { points: run.points, ...(await rewards.outlook(tx, { userId, roundId, weight, isRanked, startedAt, timezone })) };
  }

  async function failOf(tx: Db, run: RunRow): Promise<Run['failinfo']> {
    if (run.state !== 'failed') return null;
    const price = run.userId === null ? null : await cards.price(tx, run.userId, 'revival');
    return { reason: run.failReason!, reviveuntil: run.reviveUntil!.toISOString(), price };
  }

  async function questionOf(tx: Db, run: RunRow, round: Round, locale: Locale): Promise<Run['quiz']> {
    if (run.state !== 'asked' || run.frozenUntil) return null;
    const leaf = await roundsOf(tx).leafAt(run.roundId, run);
    return leaf ? askedQuestion(leaf, optionOrder(runKeyOf(round.secret, run), run.tier, run.idx), locale) : null;
  }

  return {
    /** Everything but tokens and keys. */
    async keptView(tx: Db, run: RunRow, round: Round, locale: Locale, now: Date): Promise<Kept> {
      const held = run.userId === null ? null : await cards.held(tx, run.userId);
      const [swap, skip, revival] = QUIZ_CARDS.map((card) => ({ held: held?.[card] ?? 0, used: run.used.includes(card) }));
      const isAsked = run.state === 'asked' && !run.frozenUntil;
      return {
        runid: run.id,
        roundid: run.roundId,
        status: run.state,
        no: run.no,
        total: QUESTIONS_OF_RUN,
        points: run.points,
        calm: run.isCalm,
        quiz: await questionOf(tx, run, round, locale),
        deadline: isAsked ? iso(run.deadline) : null,
        frozenuntil: iso(run.frozenUntil),
        now: now.toISOString(),
        cards: { swap: swap!, skip: skip!, revival: revival! },
        failinfo: await failOf(tx, run),
        successinfo: await successOf(tx, run),
        receipt: receiptOf(run, round),
        ...(run.challengeId !== null && { challenge: run.challengeId }),
        ...(run.userId === null && run.bindBy && { bindby: run.bindBy.toISOString() }),
      };
    },

    /** Puts token and key into what was kept of a run with so many steps. */
    complete: <Of extends Kept>(kept: Of, seq: number): Of & Pick<Run, 'token' | 'key'> => ({
      ...kept,
      token: kept.quiz || kept.status === 'failed' ? tokens.tokenOf(kept.runid, seq) : null,
      ...(kept.bindby !== undefined && { key: tokens.keyOf(kept.runid) }),
    }),
  };
}

export type View = ReturnType<typeof createView>;
