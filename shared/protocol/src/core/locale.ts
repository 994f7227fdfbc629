/** Languages of the site (spec §9). `iso` is what `Intl` and `<html lang>` take. */
export const LOCALES = [
  { code: 'en', iso: 'en', name: 'English', file: 'en.json' },
  { code: 'zh-HK', iso: 'zh-HK', name: '繁體中文（香港）', file: 'zh-HK.json' },
] as const;

export type Locale = (typeof LOCALES)[number]['code'];

export const DEFAULT_LOCALE: Locale = 'en';

/** Cookie that keeps the language, and its lifetime of 365 days in seconds. */
export const LOCALE_COOKIE = 'lang';
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 3600;

/** The language is accepted only if the site has it. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale.code === value);
}

/** Value of the headers `lang` and `language`: '-' becomes '_' (spec §7). */
export function localeHeader(locale: Locale): string {
  return locale.replace('-', '_');
}

/** The locale that a `lang` header names; the default for anything else. */
export function localeFromHeader(value: string | undefined): Locale {
  const code = value?.replace('_', '-');
  return isLocale(code) ? code : DEFAULT_LOCALE;
}

/** A text in every language of the site. */
export type LocalizedText = Record<Locale, string>;
