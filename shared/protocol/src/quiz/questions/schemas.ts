import { Type, type Static } from 'typebox';
import { Next, PageByTime, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Flaw, QuestionId, QuestionState, WrittenQuestion } from '../bank/fields.ts';

/** A question of the person's own, and where it stands. */
export const OwnQuestion = Type.Object({
  ...WrittenQuestion.properties,
  id: QuestionId,
  state: QuestionState,
  /** What reviewers said; empty before. */
  reason: Type.String(),
  /** What is missing before it can be reviewed. */
  flaws: Type.Array(Flaw),
  at: Time,
});
export type OwnQuestion = Static<typeof OwnQuestion>;

export const submitQuestion = {
  summary: 'Offer a question, in one language or both; with an id, another wording of one’s own draft',
  body: Type.Object({ id: Type.Optional(QuestionId), written: WrittenQuestion }),
  data: OwnQuestion,
  codes: [NOT_THERE, ...refusals('validation', 'questionMoved', 'questionLimit')],
};

export const listOwnQuestions = {
  summary: 'Questions that the signed-in person has offered, the latest first',
  query: Type.Object(PageByTime),
  data: Type.Object({
    items: Type.Array(OwnQuestion),
    next: Next,
    /** How many more the person may offer today. */
    left: Type.Integer(),
  }),
};
