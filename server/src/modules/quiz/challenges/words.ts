import type { Locale, LocalizedText } from '@mortar/protocol';
import { QUESTIONS_OF_RUN } from '@mortar/protocol/quiz';
import type { ChallengeRow } from './repository.ts';

type Beaten = Pick<ChallengeRow, 'points' | 'right'>;

/** What is said of a challenge in one language. */
export function challengeWords({ points, right }: Beaten, locale: Locale): { title: string; call: string } {
  const grouped = points.toLocaleString('en');
  return locale === 'zh-HK'
    ? {
        title: `我答對 ${right} / ${QUESTIONS_OF_RUN} 題，取得 ${grouped} 分。你贏得過我嗎？`,
        call: '同一份題目、同樣時間，毋須帳戶即可接受挑戰。',
      }
    : {
        title: `I got ${right} of ${QUESTIONS_OF_RUN} and ${grouped} points. Can you beat me?`,
        call: 'The same questions and the same time for both of you. No account needed.',
      };
}

/** Title and description of a challenge's page, for places that show links. */
export function challengePageWords(row: Beaten): { title: LocalizedText; description: LocalizedText } {
  const [en, zh] = [challengeWords(row, 'en'), challengeWords(row, 'zh-HK')];
  return { title: { en: en.title, 'zh-HK': zh.title }, description: { en: en.call, 'zh-HK': zh.call } };
}
