import { Type } from 'typebox';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { LinkKey, Poll, PostId } from '../fields.ts';
import { POLL_OPTIONS } from '../limits.ts';

export const votePoll = {
  summary: 'Choose in the poll of a post, once',
  body: Type.Object({
    postid: PostId,
    /** Of a post by link. */
    key: Type.Optional(LinkKey),
    option: Type.Integer({ minimum: 0, maximum: POLL_OPTIONS.most - 1 }),
  }),
  data: Poll,
  codes: [NOT_THERE, ...refusals('validation', 'pollClosed')],
};
