import { Type, type Static } from 'typebox';
import { Next, orNull, PageByTime, Rev, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Tier, Topic } from '../fields.ts';
import { QUIZ_REPORT_REASONS } from '../reports/reasons.ts';
import { BankEntry, BankRole, Flaw, Origin, QuestionId, QuestionState, Reason, WrittenQuestion } from './fields.ts';

const FORBIDDEN = refusals('forbidden');
const ACT = [NOT_THERE, ...refusals('forbidden', 'questionMoved')];
const Name = orNull(Type.String());

/** Sums of what a wording's players did, over first sights in ranked runs. */
const Figures = Type.Object({
  rating: Type.Number(),
  plays: Type.Integer(),
  right: Type.Integer(),
  /** Of being right with the players' rating, -1 to 1; null while there are too few. */
  correlation: orNull(Type.Number()),
  /** Sigma by which its last fifty plays went better than its rating; null before. */
  surplus: orNull(Type.Number()),
});

/** A question with everything that reviewers decide by. */
export const BankQuestion = Type.Object({
  ...WrittenQuestion.properties,
  id: QuestionId,
  rev: Rev,
  state: QuestionState,
  origin: Origin,
  attribution: Type.String(),
  author: Name,
  /** Why it stands where it stands. */
  reason: Type.String(),
  changedat: Time,
  flaws: Type.Array(Flaw),
  /** Questions that say the same. */
  alike: Type.Array(Type.Object({ id: QuestionId, text: Type.String() })),
  /** Who agreed to this wording. */
  approvals: Type.Array(Type.Object({ name: Name, at: Time })),
  /** Whether the caller may agree, or why not. */
  mayapprove: Type.Enum(['yes', 'author', 'invites', 'approved', 'state']),
  /** How often each option of this wording was chosen. */
  picks: Type.Array(Type.Integer(), { minItems: 4, maxItems: 4 }),
  figures: orNull(Figures),
  reports: Type.Array(
    Type.Object({
      reason: Type.Enum(QUIZ_REPORT_REASONS),
      text: Type.String(),
      rev: Rev,
      at: Time,
      /** Whether somebody has looked at it. */ judged: Type.Boolean(),
    }),
  ),
  revisions: Type.Array(Type.Object({ ...WrittenQuestion.properties, rev: Rev, author: Name, at: Time })),
  acts: Type.Array(Type.Object({ act: Type.String(), by: Name, reason: Type.String(), at: Time })),
  /** Days of rounds to come that are committed to with it: an act changes nothing of them. */
  committed: Type.Array(Type.String()),
});
export type BankQuestion = Static<typeof BankQuestion>;

export const getBankRole = {
  summary: 'What the signed-in person may do with the bank; null for everybody else',
  data: Type.Object({ role: orNull(BankRole) }),
};

export const listBank = {
  summary: 'Questions of the bank, what changed last first, for reviewers',
  query: Type.Object({
    ...PageByTime,
    state: Type.Optional(QuestionState),
    topic: Type.Optional(Topic),
    tier: Type.Optional(Tier),
    /** `reported` has reports that nobody has looked at; `ageing` has to be looked at within thirty days. */
    flag: Type.Optional(Type.Enum(['reported', 'ageing'])),
    search: Type.Optional(Type.String({ maxLength: 100 })),
  }),
  data: Type.Object({
    items: Type.Array(BankEntry),
    next: Next,
    /** How many there are by state. */
    counts: Type.Record(Type.String(), Type.Integer()),
  }),
  codes: FORBIDDEN,
};

export const getBankQuestion = {
  summary: 'A question with its wordings, figures, reports and acts, for reviewers',
  query: Type.Object({ id: QuestionId }),
  data: BankQuestion,
  codes: [NOT_THERE, ...FORBIDDEN],
};

const OnWording = Type.Object({ id: QuestionId, rev: Rev });
const WithReason = Type.Object({ id: QuestionId, rev: Rev, reason: Reason });

export const offerQuestion = {
  summary: 'Put a draft up for review',
  body: OnWording,
  data: BankQuestion,
  codes: [...ACT, ...refusals('questionUnfit')],
};
export const approveQuestion = {
  summary: 'Agree to a wording of somebody else; with two it is live',
  body: OnWording,
  data: BankQuestion,
  codes: [...ACT, ...refusals('ownQuestion', 'questionUnfit')],
};
export const sendBackQuestion = {
  summary: 'Send a question back to its author, with the reason',
  body: WithReason,
  data: BankQuestion,
  codes: ACT,
};
export const editQuestion = {
  summary: 'Give a question another wording, which is reviewed anew',
  body: Type.Object({ ...WithReason.properties, written: WrittenQuestion }),
  data: BankQuestion,
  codes: [...ACT, ...refusals('questionUnfit')],
};
export const restQuestion = {
  summary: 'Keep a question out of rounds that are not committed to yet',
  body: WithReason,
  data: BankQuestion,
  codes: ACT,
};
export const wakeQuestion = {
  summary: 'Let a question that rests be drawn again; for review when nobody has agreed to its wording',
  body: WithReason,
  data: BankQuestion,
  codes: ACT,
};
export const voidQuestion = {
  summary: 'A question was found wrong after it had been played: whom it hurt gets points, a revival card and bricks, once',
  body: WithReason,
  data: BankQuestion,
  codes: ACT,
};
export const dismissReports = {
  summary: 'Reports of a question lead to nothing',
  body: WithReason,
  data: BankQuestion,
  codes: ACT,
};

export { importQuestions } from './import.ts';
