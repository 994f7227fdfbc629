import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { CollectionId, ItemId } from '../fields.ts';
import { REPORT_CHARACTERS, REPORT_REASONS } from './reasons.ts';

export const sendReport = {
  summary: 'Tell the operators of a collection or an item; once more about the same replaces what was told',
  body: Type.Object({
    id: Type.Union([CollectionId, ItemId]),
    reason: Type.Enum(REPORT_REASONS),
    text: Type.String({ maxLength: REPORT_CHARACTERS, default: '' }),
  }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('reportsFull')],
};
