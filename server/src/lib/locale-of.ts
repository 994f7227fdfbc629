import type { IncomingHttpHeaders } from 'node:http';
import { DEFAULT_LOCALE, HEADERS, isLocale, LOCALE_COOKIE, localeFromHeader, type Locale } from '@mortar/protocol';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

type Asking = Pick<FastifyRequest, 'headers'>;

/** Language of an answer: the `lang` header's (spec §7). */
export function localeOf({ headers }: Asking): Locale {
  const value = headers[HEADERS.lang];
  return localeFromHeader(typeof value === 'string' ? value : undefined);
}

/**
 * Languages that a request asks for, best first. Who reads pages for Facebook names the language of
 * `og:locale:alternate` in a header of its own.
 */
function wantedLanguages(headers: IncomingHttpHeaders): string {
  const named = headers['x-facebook-locale'];
  return (typeof named === 'string' ? named.replaceAll('_', '-') : headers['accept-language']) ?? '';
}

/** Language of a page: the one that the visitor chose, else the first of the browser's that the site speaks, else English. */
export function localeOfPage({ headers }: Asking): Locale {
  const chosen = fastifyCookie.parse(headers.cookie ?? '')[LOCALE_COOKIE];
  if (isLocale(chosen)) return chosen;
  for (const part of wantedLanguages(headers).split(',')) {
    const tag = part.split(';')[0]!.trim();
    if (/^zh-(HK|MO|TW|Hant)/i.test(tag)) return 'zh-HK';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return DEFAULT_LOCALE;
}
