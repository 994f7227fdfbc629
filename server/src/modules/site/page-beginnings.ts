import type { FastifyBaseLogger } from 'fastify';
import type { OpenedPage, PageBeginning, PageBeginningSource } from '../../core/page-beginning.ts';
import { AppError } from '../../lib/app-error.ts';
import { within } from '../../lib/within.ts';

/** Longest that a page waits for its beginning, ms: then it asks by itself. */
const WAIT_MS = 1000;

/**
 * What a page begins with, by the first room that knows it; nothing where that takes too long, fails, or is refused to who opens the page.
 * Nothing is painted for somebody who is signed in, whose frame is another.
 */
export function createPageBeginnings(sources: readonly PageBeginningSource[], log: Pick<FastifyBaseLogger, 'warn'>) {
  async function beginningOf(opened: OpenedPage): Promise<PageBeginning | undefined> {
    for (const source of sources) {
      const beginning = await source(opened);
      if (beginning) return opened.userId === null ? beginning : { answers: beginning.answers };
    }
    return undefined;
  }

  return (opened: OpenedPage): Promise<PageBeginning | undefined> =>
    within(WAIT_MS, beginningOf(opened), () => new Error(`no beginning within ${WAIT_MS} ms`)).catch((error: unknown) => {
      if (error instanceof AppError) return undefined;
      log.warn({ err: error, remote: opened.remote, page: opened.page }, 'a page goes out without its beginning');
      return undefined;
    });
}
