import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { previewUrl, publicLookup } from './address.ts';

const MOST_BYTES = 1024 * 1024;
const MOST_MS = 5000;
const REDIRECTS = 2;
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const UTF8 = /charset=["']?(?!utf-?8)/i;

/** What a test puts in the place of the Internet. */
export interface FetchPageDeps {
  lookup?: LookupFunction;
  /** An address that may be asked. */
  allow?(text: string): URL | undefined;
  /** Longest time for all of it, ms. */
  mostMs?: number;
}

export interface Page {
  url: string;
  html: string;
}

function get(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Nothing of ours goes along, and what comes packed is not unpacked.
  const headers = { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'MortarPreview/1.0' };
  return new Promise((resolve, reject) => {
    request(url, { method: 'GET', lookup, headers, agent: false, signal, maxHeaderSize: 16_384 }, resolve).on('error', reject).end();
  });
}

/** The beginning of a page, up to its body or the most that is read. */
async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_BYTES || chunk.includes('</head')) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES).toString('utf8');
}

/**
 * Reads a page that a stranger named, as a stranger would: only public addresses, at most two redirects that are looked at
 * alike, one megabyte, five seconds, no cookies, HTML that is not packed. @returns undefined where there is none
 */
export function createFetchPage({ lookup = publicLookup(), allow = previewUrl, mostMs = MOST_MS }: FetchPageDeps = {}) {
  async function follow(text: string, left: number, signal: AbortSignal): Promise<Page | undefined> {
    const url = allow(text);
    if (!url) return undefined;
    const answer = await get(url, lookup, signal);
    try {
      const { statusCode = 0, headers } = answer;
      const { location, 'content-type': type = '', 'content-encoding': encoding = 'identity' } = headers;
      if (statusCode >= 300 && statusCode < 400 && location !== undefined && left > 0)
        return await follow(new URL(location, url).href, left - 1, signal);
      if (statusCode !== 200 || !HTML.test(type) || UTF8.test(type) || encoding !== 'identity') return undefined;
      return { url: url.href, html: await read(answer) };
    } finally {
      answer.destroy();
    }
  }

  return async (text: string): Promise<Page | undefined> => {
    const signal = AbortSignal.timeout(mostMs);
    return follow(text, REDIRECTS, signal).catch(() => undefined);
  };
}

export type FetchPage = ReturnType<typeof createFetchPage>;
