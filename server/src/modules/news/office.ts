import { NEWS_CATEGORIES, type NewsCategory, type SourceFault, type SourceState } from '@mortar/protocol/news';
import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { Refusal } from '../../lib/refusal.ts';
import { auditOffice, type Operator } from '../moderation/index.ts';
import { newsOf } from './items/repository.ts';
import type { FetchFeed } from './sources/fetch-feed.ts';
import { FIRST_SECONDS } from './sources/interval.ts';
import { readFeed } from './sources/read-feed.ts';
import { sourcesOf } from './sources/repository.ts';
import { createSources } from './reading/service.ts';
import { sourceStates } from './reading/states.ts';

/** What an operator asked for cannot be done; the message says why. */
export class NewsRefusal extends Refusal {
  override name = 'NewsRefusal';
  /** Why a feed cannot be read, where it is that. */
  readonly fault: SourceFault | undefined;
  constructor(message: string, fault?: SourceFault) {
    super(message);
    this.fault = fault;
  }
}

/** Why a source cannot be read, for operators. */
export const FAULT_WORDS: Record<SourceFault, string> = {
  notAllowed: 'its address, or one that it leads to, is not on the public Internet, or it comes packed',
  unreachable: 'its server does not answer in time',
  status: 'its server refuses it',
  tooLarge: 'it is larger than 5 MB',
  hasDtd: 'it declares a document type, which is not read',
  notFeed: 'it is no feed of RSS, Atom or JSON Feed',
  gone: 'its server says that it is gone for good',
};

export interface NewsOfficeDeps {
  db: Db;
  clock: Clock;
  fetchFeed: FetchFeed;
  /** Tells who looks that a source has brought something; not from a command, which no page is connected to. */
  told?(): void;
}

/** Sources of news by the operator's hand; every call is audited. */
export function createNewsOffice({ db, clock, fetchFeed, told }: NewsOfficeDeps) {
  const keep = auditOffice(clock);
  const sources = createSources({ db, clock, fetchFeed, ...(told && { told }) });

  return {
    /**
     * Looks whether there is a feed, and takes what stands in it.
     * @returns what it is now; undefined where it is a source already @throws NewsRefusal
     */
    async add(url: string, category: string | undefined, operator: Operator, { isDemo = false } = {}): Promise<SourceState | undefined> {
      const known = NEWS_CATEGORIES.find((one) => one === (category ?? ('headlines' satisfies NewsCategory)));
      if (!known) throw new NewsRefusal(`There is no category '${category}'; there are ${NEWS_CATEGORIES.join(', ')}`);
      if (!URL.canParse(url)) throw new NewsRefusal(`'${url}' is no address`);
      const address = new URL(url).href;
      const found = await fetchFeed(address, { etag: null, lastModified: null });
      if ('fault' in found)
        throw new NewsRefusal(
          `${address} cannot be read: ${FAULT_WORDS[found.fault]}${found.status ? ` (HTTP ${found.status})` : ''}`,
          found.fault,
        );
      if ('isSame' in found) throw new NewsRefusal(`${address} cannot be read: its server says nothing`, 'unreachable');
      const feed = readFeed(found.text, found.url);
      if ('fault' in feed) throw new NewsRefusal(`${address} cannot be read: ${FAULT_WORDS[feed.fault]}`, feed.fault);
      const at = new Date(clock.now());
      const row = await db.transaction(async (tx) => {
        const { title: name, site } = feed;
        const times = { addedAt: at, nextAt: at, everySeconds: FIRST_SECONDS };
        const added = await sourcesOf(tx).add({ url: address, name, site, category: known, isDemo, addedBy: operator.actor, ...times });
        await keep(tx, operator, 'news.add', `news:${address}`, added !== undefined);
        return added;
      });
      if (!row) return undefined;
      await sources.read(row);
      return (await sourceStates(db, [(await sourcesOf(db).find(String(row.id)))!]))[0];
    },

    /** Takes a source away with all that it brought. @param name its number or its address @throws NewsRefusal */
    remove: (name: string, operator: Operator): Promise<string> =>
      db.transaction(async (tx) => {
        const source = await sourcesOf(tx).find(name);
        if (!source) throw new NewsRefusal(`There is no source '${name}': news list tells which there are`);
        await sourcesOf(tx).remove(source.id);
        await newsOf(tx).healStories();
        await keep(tx, operator, 'news.remove', `news:${source.url}`);
        return source.name;
      }),

    /** Stops the reading of a source, or goes on with it at once. @returns undefined where there is no such source */
    pause: (name: string, isPaused: boolean, operator: Operator): Promise<SourceState | undefined> =>
      db.transaction(async (tx) => {
        const source = await sourcesOf(tx).find(name);
        if (!source) return undefined;
        const at = new Date(clock.now());
        const change = isPaused ? { pausedAt: at } : { pausedAt: null, nextAt: at };
        const isDone = isPaused !== (source.pausedAt !== null);
        if (isDone) await sourcesOf(tx).set(source.id, change);
        await keep(tx, operator, isPaused ? 'news.pause' : 'news.resume', `news:${source.url}`, isDone);
        return (await sourceStates(tx, [isDone ? { ...source, ...change } : source]))[0];
      }),

    async list(operator: Operator): Promise<SourceState[]> {
      await keep(db, operator, 'news.list', 'news');
      return sourceStates(db);
    },
  };
}

export type NewsOffice = ReturnType<typeof createNewsOffice>;
