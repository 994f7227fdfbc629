import { join } from 'node:path';
import type { Settings } from '../../config/settings.ts';

interface QuizSettings {
  /** Files of the bank's questions. */
  quizBankDir: string;
}

export const quizSettings: Settings<QuizSettings> = {
  variables: {},
  read: (_env, { root }) => ({ quizBankDir: join(root, 'server', 'src', 'modules', 'quiz', 'bank', 'questions') }),
};
