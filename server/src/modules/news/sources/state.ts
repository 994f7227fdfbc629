import type { NewsSource, SourceState } from '@mortar/protocol/news';
import type { SourceRow } from './repository.ts';

/** A source as readers see it. */
export const sourceOf = ({ id, name, site, isDemo }: SourceRow): NewsSource => ({ sourceid: String(id), name, site, isDemo });

/** A source as those see it who look after it. */
export const stateOf = (row: SourceRow, stories: number): SourceState => ({
  ...sourceOf(row),
  url: row.url,
  category: row.category,
  stories,
  fetchedAt: row.fetchedAt?.toISOString() ?? null,
  nextAt: row.nextAt.toISOString(),
  fault: row.fault,
  httpStatus: row.httpStatus,
  failures: row.failures,
  isPaused: row.pausedAt !== null,
});
