import type { Template } from './content.ts';
import { timeOf } from './time-of.ts';

/** To a person who signed in on a device for the first time. Values: `device` (its own word), `at` (ISO time). */
export const newDevice: Template = ({ device = '', at = '' }, { locale, publicUrl }) => {
  const url = `${publicUrl}/forgot`;
  const time = timeOf(at, locale);
  return locale === 'en'
    ? {
        subject: 'New sign-in to your Mortar account',
        preview: `${device}, ${time}`,
        heading: 'New sign-in',
        paragraphs: ['Your account was signed in to on a device that we have not seen before.', `Device: ${device}`, `Time: ${time}`],
        action: { label: 'It was not me: change the password', url },
        notes: ['If it was you, you need not do anything.'],
      }
    : {
        subject: '你的 Mortar 帳戶有新的登入',
        preview: `${device}，${time}`,
        heading: '新的登入',
        paragraphs: ['你的帳戶在一部我們未見過的裝置上登入。', `裝置：${device}`, `時間：${time}`],
        action: { label: '不是我：更改密碼', url },
        notes: ['如果是你本人登入，不用做任何事。'],
      };
};
