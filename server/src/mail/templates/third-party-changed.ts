import type { Template } from './content.ts';
import { itWasNotMe } from './it-was-not-me.ts';
import { timeLine, timeOf } from './time-of.ts';

const WORDS = {
  bound: {
    en: (party: string) => ({
      subject: `${party} was added to your Mortar account`,
      heading: `${party} was added`,
      text: `You can now log in to your account with ${party}.`,
    }),
    'zh-HK': (party: string) => ({
      subject: `你的 Mortar 帳戶已加入 ${party} 登入`,
      heading: `已加入 ${party} 登入`,
      text: `你現在可以用 ${party} 登入帳戶。`,
    }),
  },
  unbound: {
    en: (party: string) => ({
      subject: `${party} was removed from your Mortar account`,
      heading: `${party} was removed`,
      text: `You can no longer log in to your account with ${party}.`,
    }),
    'zh-HK': (party: string) => ({
      subject: `你的 Mortar 帳戶已移除 ${party} 登入`,
      heading: `已移除 ${party} 登入`,
      text: `你不能再用 ${party} 登入帳戶。`,
    }),
  },
} as const;

/** To a person whose account may be signed in to by a third party, or may no longer. Values: `party` (its name), `change` (`bound` or `unbound`), `at` (ISO time). */
export const thirdPartyChanged: Template = ({ party = '', change = '', at = '' }, context) => {
  const { locale } = context;
  const { subject, heading, text } = WORDS[change === 'bound' ? 'bound' : 'unbound'][locale](party);
  return { subject, preview: timeOf(at, locale), heading, paragraphs: [text, timeLine(at, locale)], ...itWasNotMe(context) };
};
