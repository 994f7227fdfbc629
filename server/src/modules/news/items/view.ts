import type { Locale } from '@mortar/protocol';
import type { News, NewsSource } from '@mortar/protocol/news';
import type { ItemRow } from './repository.ts';

/** A piece of news in a language, or in its own where it has one alone. */
export function newsView(row: ItemRow, source: NewsSource | undefined, locale: Locale): News {
  const { texts, picture } = row;
  const lang = row.lang ?? (texts[locale] ? locale : 'en');
  const { title, summary } = texts[lang]!;
  return {
    newsid: String(row.id),
    source: source ?? null,
    lang,
    title,
    summary,
    url: row.url,
    category: row.category,
    tags: row.tags,
    picture: picture && { ...picture, alt: picture.alt[lang] },
    publishedAt: row.publishedAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    rev: row.rev,
    isDemo: row.isDemo,
  };
}
