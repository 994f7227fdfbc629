import type { WrittenQuestion } from '@mortar/protocol/quiz';

const words = () => ({ text: '', options: ['', '', '', ''], why: '' });

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
