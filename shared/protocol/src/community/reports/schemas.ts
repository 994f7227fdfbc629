import { Type } from 'typebox';
import { Empty } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { LinkKey } from '../fields.ts';
import { REPORTED_TYPES } from './types.ts';
import { POST_REPORT_CHARACTERS } from '../limits.ts';
import { POST_REPORT_REASONS } from './reasons.ts';

export const reportPost = {
  summary: 'Tell the moderators of what is on the site, or of an account; once more about the same replaces what was told',
  body: Type.Object({
    targettype: Type.Enum([...REPORTED_TYPES]),
    /** Id of it, or the account's uid. */
    targetid: Type.String({ minLength: 1, maxLength: 64 }),
    /** Of a post by link, or of what is answered to it. */
    key: Type.Optional(LinkKey),
    reason: Type.Enum([...POST_REPORT_REASONS]),
    text: Type.String({ maxLength: POST_REPORT_CHARACTERS, default: '' }),
  }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('reportsFull')],
};
