import { parseFeed } from 'feedsmith';
import { keptLine } from '../../../lib/kept-text.ts';
import { guidOf, pageUrl } from '../text/canonical-url.ts';
import { plainLine, shortened } from '../text/plain-text.ts';

/** Of a feed, the first so many entries. */
const MOST_ENTRIES = 200;
const TITLE_CHARACTERS = 200;
export const SUMMARY_CHARACTERS = 300;
const TAGS = 8;
const TAG = /^[\p{L}\p{M}\p{N}_・·ー]{1,50}$/u;

/** An entry as we keep it: its title, the beginning of it and where the whole is. */
export interface Entry {
  guid: string | null;
  url: string;
  title: string;
  summary: string;
  tags: string[];
  /** As the feed says it; ms. */
  publishedAt: number | undefined;
}

export interface Feed {
  title: string;
  /** Host of its site. */
  site: string;
  entries: Entry[];
}

interface RawEntry {
  guid?: string | undefined;
  link?: string | undefined;
  title?: string | undefined;
  summary?: string | undefined;
  published?: string | undefined;
  tags?: (string | undefined)[] | undefined;
}

interface Raw {
  title?: string | undefined;
  link?: string | undefined;
  entries: RawEntry[];
}

interface Link {
  href?: string | undefined;
  rel?: string | undefined;
}

const pageOf = (links: readonly Link[] = []): string | undefined =>
  (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href;

/** What a document type declares runs while the file is read; a feed needs none. */
function hasDocumentType(text: string): boolean {
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s\ufeff]/.test(text[at]!)) at += 1;
    const end = text.startsWith('<?', at) ? '?>' : text.startsWith('<!--', at) ? '-->' : undefined;
    if (end === undefined) return text.slice(at, at + 2) === '<!';
    const found = text.indexOf(end, at);
    if (found < 0) return false;
    at = found + end.length;
  }
}

/** RSS, Atom, RDF and JSON Feed as one thing. */
function rawOf(text: string): Raw {
  const parsed = parseFeed(text, { maxItems: MOST_ENTRIES });
  switch (parsed.format) {
    case 'atom':
      return {
        title: parsed.feed.title?.value,
        link: pageOf(parsed.feed.links),
        entries: (parsed.feed.entries ?? []).map(({ id, links, title, summary, content, published, updated, categories = [] }) => ({
          guid: id,
          link: pageOf(links),
          title: title?.value,
          summary: summary?.value ?? content?.value,
          published: published ?? updated,
          tags: categories.map(({ label, term }) => label ?? term),
        })),
      };
    case 'json':
      return {
        title: parsed.feed.title,
        link: parsed.feed.home_page_url,
        entries: (parsed.feed.items ?? []).map(
          ({ id, url, external_url, title, summary, content_text, content_html, date_published, tags }) => ({
            guid: id,
            link: url ?? external_url,
            title,
            summary: summary ?? content_text ?? content_html,
            published: date_published,
            tags,
          }),
        ),
      };
    case 'rss':
      return {
        title: parsed.feed.title,
        link: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map(({ guid, link, title, description, content, pubDate, dc, categories = [] }) => ({
          guid: guid?.value,
          link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
          title,
          summary: description ?? content?.encoded,
          published: pubDate ?? dc?.dates?.[0],
          tags: categories.map(({ name }) => name),
        })),
      };
    case 'rdf':
      return {
        title: parsed.feed.title,
        link: parsed.feed.link,
        entries: (parsed.feed.items ?? []).map(({ link, title, description, dc }) => ({
          link,
          title,
          summary: description,
          published: dc?.dates?.[0],
        })),
      };
  }
}

const tagOf = (text: string | undefined): string[] => {
  const tag = keptLine(text ?? '')
    .replace(/^[#＃]/, '')
    .replace(/[\s-]+/g, '_');
  return TAG.test(tag) ? [tag] : [];
};

/**
 * Reads a feed of RSS, Atom, RDF or JSON Feed. What has no title or address is left out.
 * @param address where it lies, which addresses in it may be relative to
 * @returns why not, where it is none
 */
export function readFeed(text: string, address: string): Feed | { fault: 'hasDtd' | 'notFeed' } {
  if (hasDocumentType(text)) return { fault: 'hasDtd' };
  let raw: Raw;
  try {
    raw = rawOf(text);
  } catch {
    return { fault: 'notFeed' };
  }
  const page = pageUrl(raw.link, address) ?? address;
  const site = new URL(page).host.replace(/^www\./, '');
  const entries = raw.entries.slice(0, MOST_ENTRIES).flatMap((entry): Entry[] => {
    const url = pageUrl(entry.link, page);
    const title = shortened(plainLine(entry.title ?? ''), TITLE_CHARACTERS);
    if (url === undefined || title === '') return [];
    const published = Date.parse(entry.published ?? '');
    return [
      {
        guid: guidOf(entry.guid),
        url,
        title,
        summary: shortened(plainLine(entry.summary ?? ''), SUMMARY_CHARACTERS),
        tags: [...new Set((entry.tags ?? []).flatMap(tagOf))].slice(0, TAGS),
        publishedAt: Number.isNaN(published) ? undefined : published,
      },
    ];
  });
  return { title: shortened(plainLine(raw.title ?? ''), TITLE_CHARACTERS) || site, site, entries };
}
