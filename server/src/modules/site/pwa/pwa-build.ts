import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@mortar/protocol';
import { firstPaintFile, OFFLINE_PAGE_PART } from '@mortar/protocol/registry';
import { StartError } from '../../../lib/start-error.ts';

/** What the shell's build holds for the installed site. */
export interface PwaBuild {
  /** Text of the service worker, and of the one that ends it. */
  worker: string;
  noWorker: string;
  offlineScript: string;
  /** Markup of the offline page by language. */
  offlineMarkup: Record<Locale, string>;
}

/**
 * Reads what the shell's build in `folder` made beside its pages.
 * @throws StartError when the shell was built by an older version
 */
export async function readPwaBuild(folder: string): Promise<PwaBuild> {
  const text = (file: string) => readFile(join(folder, file), 'utf8');
  try {
    const [worker, noWorker, offlineScript] = await Promise.all([
      text('service-worker.js'),
      text('no-service-worker.js'),
      text('offline-page.js'),
    ]);
    const markup = LOCALES.map(async ({ code }) => [code, await text(firstPaintFile(OFFLINE_PAGE_PART, code))] as const);
    return { worker, noWorker, offlineScript, offlineMarkup: Object.fromEntries(await Promise.all(markup)) as Record<Locale, string> };
  } catch (cause) {
    throw new StartError(`The shell in ${folder} has no service worker: run npm start, which builds it anew.`, { cause });
  }
}
