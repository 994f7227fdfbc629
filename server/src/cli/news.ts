import type { SourceState } from '@mortar/protocol/news';
import { FAULT_WORDS, newsOffice } from '../modules/news/index.ts';
import { columns, timeText } from './columns.ts';
import type { Desk } from './desk.ts';
import type { NewsCall } from './news-call.ts';

/** Does what an operator asks for about sources of news, and says it in a line or a table. */
export async function answerNews(call: NewsCall, { config, database: { db }, clock, who }: Desk): Promise<string> {
  const office = newsOffice({ config, db, clock });
  if (call.verb === 'list') return table(await office.list(who));
  if (call.verb === 'remove') return `${await office.remove(call.name, who)} is no source any more, and its stories are gone`;
  const added = await office.add(call.url, call.category, who);
  return added ? `${added.name} is source ${added.sourceid}: ${storiesText(added)}` : `${call.url} is a source already`;
}

const storiesText = ({ stories, nextAt }: SourceState): string =>
  `${stories} ${stories === 1 ? 'story' : 'stories'}, read again at ${timeText(nextAt)} (UTC)`;

function table(sources: readonly SourceState[]): string {
  if (sources.length === 0) return 'There is no source of news.';
  const rows = sources.map(({ sourceid, name, category, stories, fetchedAt, nextAt, fault, httpStatus, isPaused, url }) => [
    sourceid,
    name,
    category,
    String(stories),
    fetchedAt ? timeText(fetchedAt) : '-',
    timeText(nextAt),
    isPaused ? 'paused' : fault ? FAULT_WORDS[fault] + (httpStatus ? ` (HTTP ${httpStatus})` : '') : 'fine',
    url,
  ]);
  return columns([['source', 'name', 'category', 'stories', 'read (UTC)', 'next (UTC)', 'state', 'address'], ...rows]);
}
