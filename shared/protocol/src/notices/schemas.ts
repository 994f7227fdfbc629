import { Type } from 'typebox';
import { Next, PageByTime } from '../core/fields.ts';
import { Notice } from './fields.ts';

const Unread = Type.Integer({ minimum: 0 });

export const listNotices = {
  summary: 'What the caller is told of by every area, newest first',
  body: Type.Object(PageByTime),
  data: Type.Object({ list: Type.Array(Notice), unread_num: Unread, next: Next }),
};
export const readNotices = {
  summary: 'Every notice up to one was seen, on all devices',
  body: Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) }),
  data: Type.Object({ unread_num: Unread }),
};
