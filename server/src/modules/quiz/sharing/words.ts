import type { Locale, LocalizedText } from '@mortar/protocol';
import { QUESTIONS_OF_RUN } from '@mortar/protocol/quiz';
import type { ShareRow } from './repository.ts';

/** What is said of a run in one language. */
export interface ShareWords {
  title: string;
  /** How many were right of how many. */
  score: string;
  points: string;
  streak: string;
  call: string;
}

const DAY_NAMES: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
  'zh-HK': new Intl.DateTimeFormat('zh-HK', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
};
const dayOf = (roundId: string, locale: Locale) => DAY_NAMES[locale].format(new Date(`${roundId}T00:00:00Z`));

/** @param name of who shares it; empty when it is not shown */
export function shareWords({ roundId, points, right, streak }: ShareRow, locale: Locale, name: string): ShareWords {
  const grouped = points.toLocaleString('en');
  const day = dayOf(roundId, locale);
  if (locale === 'zh-HK')
    return {
      title: name ? `${name} · 每日問答 · ${day}` : `每日問答 · ${day}`,
      score: `答對 ${right} / ${QUESTIONS_OF_RUN} 題`,
      points: `${grouped} 分`,
      streak: streak > 1 ? `連續 ${streak} 天` : '',
      call: '你又答對幾多題？',
    };
  return {
    title: name ? `${name} · Daily quiz · ${day}` : `Daily quiz · ${day}`,
    score: `${right} of ${QUESTIONS_OF_RUN} right`,
    points: points === 1 ? '1 point' : `${grouped} points`,
    streak: streak > 1 ? `${streak} days in a row` : '',
    call: 'How many will you get?',
  };
}

/** Title and description of a share's page, for places that show links. */
export function pageWords(share: ShareRow): { title: LocalizedText; description: LocalizedText } {
  const [en, zh] = [shareWords(share, 'en', ''), shareWords(share, 'zh-HK', '')];
  return {
    title: { en: `${en.score}, ${en.points}`, 'zh-HK': `${zh.score}，${zh.points}` },
    description: { en: `${en.title}. ${en.call}`, 'zh-HK': `${zh.title}。${zh.call}` },
  };
}
