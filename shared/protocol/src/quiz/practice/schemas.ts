import { Type, type Static } from 'typebox';
import { Rev } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { QuestionId } from '../bank/fields.ts';
import { AskedQuestion, Option, ToldQuestion, Topic } from '../fields.ts';

/** A question to practise on. */
export const PracticeQuestion = Type.Object({ id: QuestionId, rev: Type.Integer(), quiz: AskedQuestion });
export type PracticeQuestion = Static<typeof PracticeQuestion>;

export const practise = {
  summary: 'Ten questions of closed rounds that the open round does not ask; empty before there are any',
  query: Type.Object({
    topic: Type.Optional(Topic),
    /** Only what the signed-in person has not answered right. */ mistakes: Type.Optional(Type.Boolean()),
  }),
  data: Type.Object({ items: Type.Array(PracticeQuestion) }),
};

export const answerPractice = {
  summary: 'Answer a question of the practice: its key at once, no clock, no points',
  body: Type.Object({ id: QuestionId, rev: Rev, selected: Option }),
  data: Type.Object({ right: Type.Boolean(), quiz: ToldQuestion }),
  codes: [NOT_THERE],
};
