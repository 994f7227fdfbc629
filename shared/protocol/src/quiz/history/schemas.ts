import { Type, type Static } from 'typebox';
import { Next, orNull, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { ChallengeId, Option, QuizCardName, RoundId, RunId, ToldQuestion } from '../fields.ts';
import { Run } from '../runs/schemas.ts';

/** One question of a run that is over, and what became of it. */
export const PlayedQuestion = Type.Object({
  no: Type.Integer(),
  quiz: ToldQuestion,
  /** What the player chose; null where nothing was. */
  selected: orNull(Option),
  outcome: Type.Enum(['right', 'wrong', 'time', 'swapped', 'skipped', 'frozen', 'left']),
  /** Whether a revival card had brought it. */
  revived: Type.Boolean(),
  gained: Type.Integer(),
  /** The question was found wrong later: why, and the points that were given for it. */
  mended: Type.Optional(Type.Object({ reason: Type.String(), points: Type.Integer() })),
  /** Time of the answer, ms. */
  ms: orNull(Type.Integer()),
  /** Cards that were played for it or on it, each with its key in the ledger. */
  cards: Type.Array(Type.Object({ card: QuizCardName, txid: Type.String() })),
});
export type PlayedQuestion = Static<typeof PlayedQuestion>;

/** A run that is over. */
export const PlayedRun = Type.Object({
  runid: RunId,
  roundid: RoundId,
  status: Run.properties.status,
  points: Type.Integer(),
  right: Type.Integer(),
  calm: Type.Boolean(),
  /** Whether it counts: another one of the same person and round does in its place. */
  ranked: Type.Boolean(),
  /** The challenge that it was played for. */
  challenge: Type.Optional(ChallengeId),
  startedat: Time,
  endedat: Time,
  questions: Type.Array(PlayedQuestion),
  /** `closed` once the round’s secret is public, so that everything can be computed anew. */
  fair: Type.Enum(['open', 'closed']),
});
export type PlayedRun = Static<typeof PlayedRun>;

export const getHistory = {
  summary: 'Runs of the signed-in person that are over, the latest first',
  query: Type.Object({
    ...PageByTime,
    /** `mistakes` leaves only the questions that were not answered right. */
    filter: Type.Enum(['all', 'mistakes'], { default: 'all' }),
  }),
  data: Type.Object({ items: Type.Array(PlayedRun), next: Next }),
};

export const getResult = {
  summary: 'A run that is over, for whoever has its id',
  query: Type.Object({ runid: RunId }),
  data: PlayedRun,
  codes: [NOT_THERE, ...refusals('wrongState')],
};
