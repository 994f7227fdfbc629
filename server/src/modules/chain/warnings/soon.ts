import { within } from '../../../lib/within.ts';
import type { Warnings } from './service.ts';

/** Warnings look at the chain itself: a page waits so long for them, ms. */
const MOST_MS = 500;

/** The warnings of a collection or an item for a page that cannot wait for a slow chain; undefined where they took too long. */
export const warnedSoon =
  (warnings: Pick<Warnings, 'get'>) =>
  (id: string): Promise<Awaited<ReturnType<Warnings['get']>> | undefined> =>
    within(MOST_MS, warnings.get(id), () => new Error('the chain takes its time')).catch(() => undefined);
