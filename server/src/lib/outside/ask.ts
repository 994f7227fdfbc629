import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { publicLookup, publicUrl } from './address.ts';

const REDIRECTS = 2;

/** What a test, or a server of the operator's own, puts in the place of the public Internet. */
export interface Outside {
  lookup?: LookupFunction;
  /** An address that may be asked. */
  allow?(text: string): URL | undefined;
}

export interface Question {
  /** Media types that are asked for. */
  accept: string;
  /** What asks. */
  agent: string;
  /** Ends it all. */
  signal: AbortSignal;
  /** What else the question says, such as which version the asker has. */
  headers?: Readonly<Record<string, string>>;
}

/** An answer that is no redirect, with its own address; whoever gets it reads it or destroys it. */
export interface Answer {
  url: URL;
  answer: IncomingMessage;
  /** Whether it lies there for good: every redirect on the way said so. */
  hasMoved: boolean;
}

const FOR_GOOD = new Set([301, 308]);

function get(url: URL, { accept, agent, signal, headers: more }: Question, lookup: LookupFunction): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  // Nothing of ours goes along, and what comes packed is not unpacked.
  const headers = { accept, 'accept-encoding': 'identity', 'user-agent': agent, ...more };
  return new Promise((resolve, reject) => {
    request(url, { method: 'GET', lookup, headers, agent: false, signal, maxHeaderSize: 16_384 }, resolve).on('error', reject).end();
  });
}

/**
 * Asks what a stranger named, as a stranger would: only public addresses, at most two redirects that are looked at alike, no cookies,
 * nothing that is packed. @returns what gives undefined where the address, or one that it leads to, may not be asked
 * @throws what the network does
 */
export function createAsk({ lookup = publicLookup(), allow = publicUrl }: Outside = {}) {
  async function follow(text: string, left: number, question: Question, isForGood = true): Promise<Answer | undefined> {
    const url = allow(text);
    if (!url) return undefined;
    const answer = await get(url, question, lookup);
    const { statusCode = 0, headers } = answer;
    const { location, 'content-encoding': encoding = 'identity' } = headers;
    if (statusCode >= 300 && statusCode < 400 && location !== undefined && left > 0) {
      answer.destroy();
      return follow(new URL(location, url).href, left - 1, question, isForGood && FOR_GOOD.has(statusCode));
    }
    if (encoding === 'identity') return { url, answer, hasMoved: isForGood && left < REDIRECTS };
    answer.destroy();
    return undefined;
  }

  return (text: string, question: Question) => follow(text, REDIRECTS, question);
}
