import type { Locale } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import type { Entry } from '../sources/read-feed.ts';
import type { SourceRow } from '../sources/repository.ts';
import { urlKeyOf } from '../text/canonical-url.ts';
import { isSameStory, simhashOf } from './likeness.ts';
import { newsOf, type ItemRow } from './repository.ts';

const HOUR_MS = 3600 * 1000;
/** Reports of a story come within so much time. */
export const STORY_MS = 48 * HOUR_MS;
/** No clock is more wrong than that; before the web there was none of it. */
const FAST_MS = 10 * 60 * 1000;
const EARLIEST = Date.UTC(1990, 0, 1);
/** Revisions that are kept of one report: what changes with every reading is no news. */
const MOST_REVISIONS = 50;
const CHINESE_SHARE = 0.3;

/** Language of a title: Chinese where enough of it is. */
export function langOf(title: string): Locale {
  const letters = title.match(/\p{L}/gu) ?? [];
  const chinese = title.match(/\p{Script=Han}/gu) ?? [];
  return chinese.length > 0 && chinese.length >= letters.length * CHINESE_SHARE ? 'zh-HK' : 'en';
}

const textOf = ({ texts }: ItemRow) => Object.values(texts)[0]!;

/** Dates that lie are bounded: nothing is of the future, nothing older than the web. */
function publishedAtOf({ publishedAt }: Entry, now: number): number {
  return publishedAt === undefined || publishedAt > now + FAST_MS || publishedAt < EARLIEST ? now : Math.min(publishedAt, now);
}

/** The same report as before, told anew where something of it changed. @returns whether it did */
async function revise(db: Db, row: ItemRow, entry: Entry, now: number): Promise<boolean> {
  const news = newsOf(db);
  const { title, summary, tags, url } = entry;
  const before = textOf(row);
  const urlKey = urlKeyOf(url);
  const isFree = async (held: ItemRow | undefined) => held === undefined || held.id === row.id;
  // Of its two names it takes over what no other report has.
  const names = {
    ...(urlKey !== row.urlKey && (await isFree(await news.byUrl(row.sourceId!, urlKey))) && { urlKey, url }),
    ...(entry.guid !== null &&
      entry.guid !== row.guid &&
      (await isFree(await news.byGuid(row.sourceId!, entry.guid))) && { guid: entry.guid }),
  };
  if ((before.title === title && before.summary === summary) || row.rev >= MOST_REVISIONS) {
    if (Object.keys(names).length > 0) await news.set(row.id, names);
    return 'urlKey' in names;
  }
  const at = new Date(now);
  const texts = { [langOf(title)]: { title, summary } };
  await news.set(row.id, { ...names, texts, lang: langOf(title), tags, editedAt: at, rev: row.rev + 1, simhash: simhashOf(title) });
  await news.addRevision(row.id, row.rev + 1, at, texts);
  return true;
}

/**
 * Takes what a feed says into what is known of its source, in a transaction that holds the source. What has a known guid or address
 * is that report again, unless a guid comes with another address and another title: then it is a new one. @returns whether something is new
 */
export async function takeEntry(
  db: Db,
  source: Pick<SourceRow, 'id' | 'category' | 'isDemo'>,
  entry: Entry,
  now: number,
): Promise<boolean> {
  const news = newsOf(db);
  const { guid, url, title, summary, tags } = entry;
  const urlKey = urlKeyOf(url);
  const byGuid = guid === null ? undefined : await news.byGuid(source.id, guid);
  if (byGuid && (byGuid.urlKey === urlKey || textOf(byGuid).title === title)) return revise(db, byGuid, entry, now);
  const byUrl = await news.byUrl(source.id, urlKey);
  if (byUrl) return revise(db, byUrl, entry, now);

  const publishedAt = publishedAtOf(entry, now);
  const simhash = simhashOf(title);
  const near = await news.alike(source.id, simhash, new Date(publishedAt - STORY_MS), new Date(publishedAt + STORY_MS));
  const story = near.find(({ texts }) => Object.values(texts).some((text) => isSameStory(text.title, title)));
  const isTaken = story !== undefined && (await news.reports([story.storyId])).some(({ sourceId }) => sourceId === source.id);
  await news.add(
    {
      sourceId: source.id,
      // A guid that another report has names this one no more.
      guid: byGuid ? null : guid,
      urlKey,
      url,
      lang: langOf(title),
      category: source.category,
      isDemo: source.isDemo,
      tags,
      texts: { [langOf(title)]: { title, summary } },
      publishedAt: new Date(publishedAt),
      simhash,
    },
    isTaken ? undefined : story?.storyId,
  );
  return true;
}
