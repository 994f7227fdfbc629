import type { WrittenQuestion } from '@mortar/protocol/quiz';

const words = () => ({ text: '', options: ['', '', '', ''], why: '' });

/** What of a question can be written anew. */
export const writtenOf = ({ topic, tier, source, validuntil, correct, en, 'zh-HK': zh, picture }: WrittenQuestion): WrittenQuestion => ({
  topic,
  tier,
  source,
  validuntil,
  correct,
  en,
  'zh-HK': zh,
  ...(picture && { picture }),
});

/** A question of which nothing is written yet. */
export const blankQuestion = (): WrittenQuestion => ({
  topic: 'crypto',
  tier: 2,
  source: '',
  validuntil: null,
  correct: 0,
  en: words(),
  'zh-HK': words(),
});
