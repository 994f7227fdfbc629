import type { IncomingMessage } from 'node:http';
import type { SourceFault } from '@mortar/protocol/news';
import { createAsk, decoded, type Outside } from '../../../lib/outside/index.ts';
import { readMost } from '../../../lib/read-most.ts';

export const MOST_BYTES = 5 * 1024 * 1024;
const MOST_MS = 10_000;
const ACCEPT =
  'application/atom+xml, application/rss+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8';
const XML_ENCODING = /^<\?xml[^>]{0,200}?encoding=["']([\w-]+)["']/;

/** What the last answer called its version. */
export interface Version {
  etag: string | null;
  lastModified: string | null;
}

/** A feed's text, that it is the same as before, or why there is none. */
export type FetchedFeed =
  | { text: string; url: string; hasMoved: boolean; version: Version }
  | { isSame: true }
  | { fault: Exclude<SourceFault, 'hasDtd' | 'notFeed'>; status?: number; retryAfter?: number };

/** Seconds that a server asks to be left alone. */
function retryAfterOf({ headers }: IncomingMessage): { retryAfter?: number } {
  const seconds = Number(headers['retry-after']);
  return seconds > 0 ? { retryAfter: seconds } : {};
}

/**
 * Asks for a feed under the rules of `createAsk`: 5 MB, ten seconds, and only whether it has changed.
 * @param outside a server of the operator's own, which may stand anywhere
 */
export function createFetchFeed({ mostMs = MOST_MS, outside }: { mostMs?: number; outside?: (url: string) => Outside } = {}) {
  async function attempt(url: string, { etag, lastModified }: Version): Promise<FetchedFeed> {
    const headers = {
      ...(etag !== null && { 'if-none-match': etag }),
      ...(lastModified !== null && { 'if-modified-since': lastModified }),
    };
    const question = { accept: ACCEPT, agent: 'MortarNews/1.0', signal: AbortSignal.timeout(mostMs), headers };
    const asked = await createAsk(outside?.(url))(url, question);
    if (!asked) return { fault: 'notAllowed' };
    const { answer, hasMoved } = asked;
    try {
      const { statusCode: status = 0 } = answer;
      if (status === 304) return { isSame: true };
      if (status === 410) return { fault: 'gone' };
      if (status !== 200) return { fault: 'status', status, ...retryAfterOf(answer) };
      const bytes = await readMost(answer, MOST_BYTES);
      if (!bytes) return { fault: 'tooLarge' };
      const version = { etag: answer.headers.etag ?? null, lastModified: answer.headers['last-modified'] ?? null };
      return { text: decoded(bytes, answer.headers['content-type'] ?? '', XML_ENCODING), url: asked.url.href, hasMoved, version };
    } finally {
      answer.destroy();
    }
  }

  return (url: string, version: Version): Promise<FetchedFeed> =>
    attempt(url, version).catch((error: NodeJS.ErrnoException) => ({ fault: error.code === 'ENOTPUBLIC' ? 'notAllowed' : 'unreachable' }));
}

export type FetchFeed = ReturnType<typeof createFetchFeed>;
