import type { SourceFault } from '@mortar/protocol/news';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { takeEntry } from '../items/take-entry.ts';
import type { FetchFeed, FetchedFeed } from '../sources/fetch-feed.ts';
import { nextInterval, retryInterval } from '../sources/interval.ts';
import { readFeed, type Feed } from '../sources/read-feed.ts';
import { sourcesOf, type SourceRow } from '../sources/repository.ts';

/** Sources that are read at once, and in one round. */
const AT_ONCE = 4;
const A_ROUND = 40;
/** What was taken and not finished, as by a process that died, is due again after that. */
const TAKEN_MS = 5 * 60 * 1000;

export interface SourcesDeps {
  db: Db;
  clock: Clock;
  fetchFeed: FetchFeed;
  /** Tells who looks that a source has brought something. */
  told?(): void;
}

type Read = Extract<FetchedFeed, { text: string }>;

/** Reads the feeds that are due, and keeps how that went. */
export function createSources({ db, clock, fetchFeed, told }: SourcesDeps) {
  const after = (seconds: number) => new Date(clock.now() + seconds * 1000);

  async function fail(
    { id, failures }: SourceRow,
    fault: SourceFault,
    { status, retryAfter }: { status?: number; retryAfter?: number } = {},
  ) {
    const tries = failures + 1;
    const nextAt = after(retryInterval(tries, retryAfter));
    await sourcesOf(db).set(id, { failures: tries, fault, httpStatus: status ?? null, fetchedAt: new Date(clock.now()), nextAt });
  }

  const well = (source: SourceRow, hasNews: boolean): Partial<SourceRow> => {
    const everySeconds = nextInterval(source.everySeconds, hasNews);
    return { everySeconds, failures: 0, fault: null, httpStatus: null, fetchedAt: new Date(clock.now()), nextAt: after(everySeconds) };
  };

  /** All of a reading or nothing of it: the version of a feed is known only together with what stood in it. */
  async function take(source: SourceRow, feed: Feed, { url, hasMoved, version }: Read): Promise<void> {
    let hasNews = false;
    await db.transaction(async (tx) => {
      if (!(await sourcesOf(tx).hold(source.id))) return;
      // The oldest first: what follows a story comes after it.
      for (const entry of feed.entries.toReversed()) hasNews = (await takeEntry(tx, source, entry, clock.now())) || hasNews;
      const isFree = hasMoved && !(await sourcesOf(tx).isTaken(url, source.id));
      await sourcesOf(tx).set(source.id, { ...well(source, hasNews), ...version, ...(isFree && { url }) });
    });
    if (hasNews) told?.();
  }

  async function read(source: SourceRow): Promise<void> {
    const found = await fetchFeed(source.url, source);
    if ('fault' in found) return fail(source, found.fault, found);
    if ('isSame' in found) return sourcesOf(db).set(source.id, well(source, false));
    const feed = readFeed(found.text, found.url);
    if ('fault' in feed) return fail(source, feed.fault);
    return take(source, feed, found);
  }

  return {
    read,
    /** Reads what is due; one whose reading fails keeps no other from it. @throws what the first of them threw, once all were read */
    async readDue(): Promise<void> {
      const now = clock.now();
      const due = await sourcesOf(db).take(new Date(now), new Date(now + TAKEN_MS), A_ROUND);
      const thrown: unknown[] = [];
      const next = async (): Promise<void> => {
        for (let source = due.shift(); source; source = due.shift()) {
          const one = source;
          await read(one).catch((error: unknown) => {
            thrown.push(error);
            return fail(one, 'notFeed');
          });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
      if (thrown.length > 0) throw thrown[0];
    },
  };
}
