import { messageOf, type RequestFailure } from '@mortar/client';
import { useTexts } from '../texts.tsx';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };

const CATALOGUES = { en, 'zh-HK': zhHk };

/** Words that every remote says alike. */
export function useWords() {
  const { formatMessage } = useTexts(CATALOGUES);
  const say = (id: keyof typeof en, values?: Record<string, number>) => formatMessage({ id }, values);
  return {
    say,
    /** The server's words of a failure, else that there was no answer. */
    failureText: (failure: RequestFailure, silent: keyof typeof en = 'words.silent') => messageOf(failure) ?? say(silent),
  };
}
