import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { NOT_THERE } from '../../core/refusals.ts';
import { RunId } from '../fields.ts';
import { QUIZ_REPORT_CHARACTERS, QUIZ_REPORT_REASONS } from './reasons.ts';

export const reportQuestion = {
  summary: 'Tell the operators what is wrong with a question of one’s own run; once more replaces what was told',
  body: Type.Object({
    runid: RunId,
    /** Which of the run’s questions, from 0, in the order of its result. */ place: Type.Integer({ minimum: 0, maximum: 40 }),
    reason: Type.Enum(QUIZ_REPORT_REASONS),
    text: Type.String({ maxLength: QUIZ_REPORT_CHARACTERS, default: '' }),
  }),
  data: Empty,
  codes: [NOT_THERE],
};
