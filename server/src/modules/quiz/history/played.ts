import type { Locale } from '@mortar/protocol';
import type { PlayedQuestion, PlayedRun, QuizCard, ToldQuestion } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { bankOf, type Picks } from '../bank/repository.ts';
import { wordingOf } from '../bank/wording.ts';
import { optionOrder, runKeyOf } from '../draw/draw.ts';
import { roundsOf, type Leaf } from '../rounds/repository.ts';
import type { Round } from '../rounds/service.ts';
import { burnKey } from '../runs/acts.ts';
import { askedIn, type Asked } from '../runs/asked.ts';
import { runsOf, type RunRow } from '../runs/repository.ts';
import { voidsOf } from '../voids/repository.ts';
import { askedQuestion } from '../runs/view.ts';

/** Below so many choices a share of them says nothing. */
const FEWEST_CHOICES = 20;
const PERCENT = 100;
const OUTCOMES = { swap: 'swapped', skip: 'skipped', time: 'time' } as const;

type ToldLeaf = Pick<Leaf, 'id' | 'rev' | 'body' | 'correct' | 'tier' | 'topic' | 'source'>;

/** How many percent chose each option, in the order of the screen; null while too few were asked. */
function othersOf(picks: readonly number[] | undefined, order: readonly number[]): number[] | null {
  const all = picks?.reduce((sum, count) => sum + count, 0) ?? 0;
  return picks && all >= FEWEST_CHOICES ? order.map((place) => Math.round((picks[place]! / all) * PERCENT)) : null;
}

/** A question with its key and why. */
export function toldQuestion(leaf: ToldLeaf, order: readonly number[], picks: readonly Picks[], locale: Locale): ToldQuestion {
  const own = picks.find(({ questionId, rev }) => questionId === leaf.id && rev === leaf.rev);
  return {
    ...askedQuestion(leaf, order, locale),
    correct: order.indexOf(leaf.correct),
    why: wordingOf(leaf.body, locale).why,
    source: leaf.source,
    others: othersOf(own?.picks, order),
  };
}

/** Cards that were played for a question or on it. */
function cardsOf({ isRevived, end }: Asked, runId: string): PlayedQuestion['cards'] {
  const own = end?.txKey ? [{ card: end.act as QuizCard, txid: end.txKey }] : [];
  return isRevived ? [{ card: 'revival', txid: burnKey('revival', runId) }, ...own] : own;
}

function outcomeOf({ end }: Asked): PlayedQuestion['outcome'] {
  if (!end) return 'left';
  if (end.act === 'answer') return end.isRight ? 'right' : 'wrong';
  if (end.act === 'freeze') return 'frozen';
  return OUTCOMES[end.act as keyof typeof OUTCOMES];
}

/** Runs that are over, with everything that their players may know. */
export async function readPlayed(
  db: Db,
  runs: readonly RunRow[],
  findRound: (id: string) => Promise<Round | undefined>,
  locale: Locale,
  now: Date,
): Promise<PlayedRun[]> {
  if (runs.length === 0) return [];
  const ids = runs.map(({ id }) => id);
  const [steps, mends] = await Promise.all([runsOf(db).stepsOf(ids), voidsOf(db).ofRuns(ids)]);
  return Promise.all(
    runs.map(async (run) => {
      const round = (await findRound(run.roundId))!;
      const runKey = runKeyOf(round.secret, run);
      const asked = askedIn(steps.filter(({ runId }) => runId === run.id));
      const leaves = await roundsOf(db).leavesAt(run.roundId, asked);
      const picks = await bankOf(db).picksOf(leaves.map(({ id }) => id));
      const questions = asked.map((one): PlayedQuestion => {
        const order = optionOrder(runKey, one.tier, one.idx);
        const leaf = leaves.find(({ tier, idx }) => tier === one.tier && idx === one.idx)!;
        const choice = one.end?.choice ?? null;
        const mended = mends.find(({ runId, questionId, rev }) => runId === run.id && questionId === leaf.id && rev === leaf.rev);
        return {
          no: one.no,
          quiz: toldQuestion(leaf, order, picks, locale),
          selected: choice === null ? null : order.indexOf(choice),
          outcome: outcomeOf(one),
          revived: one.isRevived,
          gained: one.end?.gained ?? 0,
          ...(mended && { mended: { reason: mended.reason, points: mended.points } }),
          ms: one.end?.ms ?? null,
          cards: cardsOf(one, run.id),
        };
      });
      return {
        runid: run.id,
        roundid: run.roundId,
        status: run.state,
        points: run.points,
        right: run.right,
        calm: run.isCalm,
        ranked: run.isRanked,
        ...(run.challengeId !== null && { challenge: run.challengeId }),
        startedat: run.startedAt.toISOString(),
        endedat: run.endedAt!.toISOString(),
        questions,
        fair: round.closesAt <= now ? ('closed' as const) : ('open' as const),
      };
    }),
  );
}
