import type { IncomingMessage } from 'node:http';
import { createAsk, type Outside } from '../outside/index.ts';

const MOST_BYTES = 1024 * 1024;
const MOST_MS = 5000;
const HTML = /^(text\/html|application\/xhtml\+xml)\s*(;|$)/i;
const UTF8 = /charset=["']?(?!utf-?8)/i;

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
      if (answer.statusCode !== 200 || !HTML.test(type) || UTF8.test(type)) return undefined;
      return { url: url.href, html: await read(answer) };
    } finally {
      answer.destroy();
    }
  }

  return (text: string): Promise<Page | undefined> => attempt(text).catch(() => undefined);
}

export type FetchPage = ReturnType<typeof createFetchPage>;
