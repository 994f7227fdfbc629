import type { IncomingMessage } from 'node:http';
import { createAsk, decoded, type Outside } from '../outside/index.ts';

const MOST_BYTES = 1024 * 1024;
const MOST_MS = 5000;
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const META_CHARSET = /<meta[^>]{0,200}?charset=["']?([\w-]+)/i;

/** What a test puts in the place of the Internet. */
export interface FetchPageDeps extends Outside {
  /** Longest time for all of it, ms. */
  mostMs?: number;
}

export interface Page {
  url: string;
  html: string;
}

/** The beginning of a page, up to its body or the most that is read. */
async function read(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MOST_BYTES || chunk.includes('</head')) break;
  }
  return Buffer.concat(chunks).subarray(0, MOST_BYTES);
}

/**
 * Reads a page that a stranger named under the rules of `createAsk`: of HTML one megabyte, in five seconds.
 * @returns undefined where there is none
 */
export function createFetchPage({ mostMs = MOST_MS, ...outside }: FetchPageDeps = {}) {
  const ask = createAsk(outside);
  async function attempt(text: string): Promise<Page | undefined> {
    const asked = await ask(text, { accept: 'text/html', agent: 'MortarPreview/1.0', signal: AbortSignal.timeout(mostMs) });
    if (!asked) return undefined;
    const { url, answer } = asked;
    try {
      const type = answer.headers['content-type'] ?? '';
      if (answer.statusCode !== 200 || !HTML.test(type)) return undefined;
      return { url: url.href, html: decoded(await read(answer), type, META_CHARSET) };
    } finally {
      answer.destroy();
    }
  }

  return (text: string): Promise<Page | undefined> => attempt(text).catch(() => undefined);
}

export type FetchPage = ReturnType<typeof createFetchPage>;
