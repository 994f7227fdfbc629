import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, DEFAULT_THEME, isLocale, isTheme, LOCALE_COOKIE, THEME_COOKIE, type Locale, type Theme } from '@mortar/protocol';

/** Value of a cookie, undecoded; undefined when it is not there. */
function cookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * Languages that a request asks for, best first. Who reads pages for Facebook names the language of
 * `og:locale:alternate` in a header of its own.
 */
export function wantedLanguages(headers: IncomingHttpHeaders): string | undefined {
  const named = headers['x-facebook-locale'];
  return typeof named === 'string' ? named.replaceAll('_', '-') : headers['accept-language'];
}

/** The language that the visitor chose, else the first of the browser's that the site speaks, else English. */
export function chosenLocale(cookies: string | undefined, accepted: string | undefined): Locale {
  const chosen = cookie(cookies, LOCALE_COOKIE);
  if (isLocale(chosen)) return chosen;
  for (const part of accepted?.split(',') ?? []) {
    const tag = part.split(';')[0]!.trim();
    if (/^zh-(HK|MO|TW|Hant)/i.test(tag)) return 'zh-HK';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return DEFAULT_LOCALE;
}

/** The theme that the visitor chose, else dark. */
export function chosenTheme(cookies: string | undefined): Theme {
  const chosen = cookie(cookies, THEME_COOKIE);
  return isTheme(chosen) ? chosen : DEFAULT_THEME;
}
