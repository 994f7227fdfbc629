import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine, timeOf } from './time-of.ts';

const WORDS = {
  bound: {
    en: (party: string) => ({
      subject: `${party} was added to your Mortar account`,
      heading: `${party} was added`,
      text: `Your account can now be signed in to with ${party}.`,
    }),
    'zh-HK': (party: string) => ({
      subject: `你的 Mortar 帳戶已加入 ${party} 登入`,
      heading: `已加入 ${party} 登入`,
      text: `你的帳戶現在可以用 ${party} 登入。`,
    }),
  },
  unbound: {
    en: (party: string) => ({
      subject: `${party} was removed from your Mortar account`,
      heading: `${party} was removed`,
      text: `Your account can no longer be signed in to with ${party}.`,
    }),
    'zh-HK': (party: string) => ({
      subject: `你的 Mortar 帳戶已移除 ${party} 登入`,
      heading: `已移除 ${party} 登入`,
      text: `你的帳戶不可以再用 ${party} 登入。`,
    }),
  },
} as const;

/** To a person whose account may be signed in to by a third party, or may no longer. Values: `party` (its name), `change` (`bound` or `unbound`), `at` (ISO time). */
export const thirdPartyChanged: Template = ({ party = '', change = '', at = '' }, context) => {
  const { locale } = context;
  const { subject, heading, text } = WORDS[change === 'bound' ? 'bound' : 'unbound'][locale](party);
  return { subject, preview: timeOf(at, locale), heading, paragraphs: [text, timeLine(at, locale)], ...itWasNotMe(context) };
};
