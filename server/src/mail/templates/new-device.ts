import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine, timeOf } from './time-of.ts';

/** To a person who signed in on a device for the first time. Values: `device` (its own word), `at` (ISO time). */
export const newDevice: Template = ({ device = '', at = '' }, context) => {
  const { locale } = context;
  const { action, notes } = itWasNotMe(context);
  const time = timeOf(at, locale);
  return locale === 'en'
    ? {
        subject: 'New login to your Mortar account',
        preview: `${device}, ${time}`,
        heading: 'New login',
        paragraphs: ['Someone logged in to your account on a device we haven’t seen before.', `Device: ${device}`, timeLine(at, locale)],
        action,
        notes,
      }
    : {
        subject: '你的 Mortar 帳戶有新的登入',
        preview: `${device}，${time}`,
        heading: '新的登入',
        paragraphs: ['你的帳戶在一部我們未見過的裝置上登入。', `裝置：${device}`, timeLine(at, locale)],
        action,
        notes: ['如果是你本人登入，毋須理會這封電郵。'],
      };
};
