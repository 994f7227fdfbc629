import { createContext, useContext } from 'react';

/** Language that the page of components is read in. */
export const Language = createContext('en');

/** Language for formats. */
export const useLocale = (): string => useContext(Language);

/** Picks the text of the language that the page is read in. */
export function useWords(): (en: string, zh: string) => string {
  const language = useContext(Language);
  return (en, zh) => (language === 'zh-HK' ? zh : en);
}
