import { HEADERS, localeFromHeader, type Locale } from '@mortar/protocol';
import type { FastifyRequest } from 'fastify';

/** Language of an answer: the `lang` header's (spec §7). */
export function localeOf(request: Pick<FastifyRequest, 'headers'>): Locale {
  const value = request.headers[HEADERS.lang];
  return localeFromHeader(typeof value === 'string' ? value : undefined);
}
