/** Name of a language in itself. */
export const languageName = (lang: string): string => new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
