import type { Locale } from '@mortar/protocol';
import type { Template } from './content.ts';

const timeOf = (iso: string, locale: Locale) =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(new Date(iso))} UTC`;

/** To a person whose account may be signed in to by a third party, or may no longer. Values: `party` (its name), `change` (`bound` or `unbound`), `at` (ISO time). */
export const thirdPartyChanged: Template = ({ party = '', change = '', at = '' }, { locale, publicUrl }) => {
  const time = timeOf(at, locale);
  const isBound = change === 'bound';
  const action = { label: locale === 'en' ? 'It was not me: change the password' : '不是我：更改密碼', url: `${publicUrl}/forgot` };
  return locale === 'en'
    ? {
        subject: isBound ? `${party} was added to your Mortar account` : `${party} was removed from your Mortar account`,
        preview: time,
        heading: isBound ? `${party} was added` : `${party} was removed`,
        paragraphs: [
          isBound ? `Your account can now be signed in to with ${party}.` : `Your account can no longer be signed in to with ${party}.`,
          `Time: ${time}`,
        ],
        action,
        notes: ['If it was you, you need not do anything.'],
      }
    : {
        subject: isBound ? `你的 Mortar 帳戶已加入 ${party} 登入` : `你的 Mortar 帳戶已移除 ${party} 登入`,
        preview: time,
        heading: isBound ? `已加入 ${party} 登入` : `已移除 ${party} 登入`,
        paragraphs: [isBound ? `你的帳戶現在可以用 ${party} 登入。` : `你的帳戶不可以再用 ${party} 登入。`, `時間：${time}`],
        action,
        notes: ['如果是你本人操作，不用做任何事。'],
      };
};
