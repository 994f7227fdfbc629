import { readMost } from '../read-most.ts';
import { createAsk, type Outside } from './ask.ts';

const MOST_MS = 10_000;
const GONE = new Set([404, 410, 451]);

/** A file, or why there is none. */
export type FetchedFile = { bytes: Buffer } | { fault: 'notAllowed' | 'notFound' | 'unreachable' | 'tooLarge' };

/** Gets whole files that strangers named, under the rules of `createAsk`. @param mostMs longest time for all of one */
export function createFetchFile({ mostMs = MOST_MS, ...outside }: Outside & { mostMs?: number } = {}) {
  const ask = createAsk(outside);
  async function attempt(text: string, most: number): Promise<FetchedFile> {
    const asked = await ask(text, { accept: '*/*', agent: 'MortarMetadata/1.0', signal: AbortSignal.timeout(mostMs) });
    if (!asked) return { fault: 'notAllowed' };
    const { answer } = asked;
    try {
      if (answer.statusCode !== 200) return { fault: GONE.has(answer.statusCode ?? 0) ? 'notFound' : 'unreachable' };
      const bytes = await readMost(answer, most);
      return bytes ? { bytes } : { fault: 'tooLarge' };
    } finally {
      answer.destroy();
    }
  }
  /** @param most bytes of it */
  return (text: string, most: number): Promise<FetchedFile> =>
    attempt(text, most).catch((error: NodeJS.ErrnoException) => ({ fault: error.code === 'ENOTPUBLIC' ? 'notAllowed' : 'unreachable' }));
}

export type FetchFile = ReturnType<typeof createFetchFile>;
