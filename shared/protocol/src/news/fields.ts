import { Type, type Static } from 'typebox';
import { orNull, Time } from '../core/fields.ts';
import { LOCALES } from '../core/locale.ts';

/** A language of the site. */
export const NewsLang = Type.Enum(LOCALES.map(({ code }) => code));
/** What a piece of news is about. What comes from elsewhere is a headline unless its source is about something else. */
export const NEWS_CATEGORIES = ['headlines', 'basics', 'safety', 'wallets', 'markets', 'technology', 'hongkong', 'platform'] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];
export const Category = Type.Enum(NEWS_CATEGORIES);

export const NewsId = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });
export const SourceId = Type.String({ pattern: '^[1-9][0-9]{0,8}$' });
/** Without `#`: letters, digits and what joins them. */
export const NewsTag = Type.String({ pattern: '^[\\p{L}\\p{M}\\p{N}_・·ー]{1,50}$' });
/** `cursor` of the page before. */
export const NewsCursor = Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' });

/** Whoever publishes: another site, or this one's editors. */
export const NewsSource = Type.Object({
  sourceid: SourceId,
  name: Type.String(),
  /** Host that its stories lead to, such as `example.com`. */
  site: Type.String(),
  isDemo: Type.Boolean(),
});
export type NewsSource = Static<typeof NewsSource>;

export const NewsPicture = Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer(), alt: Type.String() });

/** One piece of news in the language of the call, or in its own where it has one alone. */
export const News = Type.Object({
  newsid: NewsId,
  /** Null for an article of this site's own. */
  source: orNull(NewsSource),
  /** Language of the words below. */
  lang: NewsLang,
  title: Type.String(),
  /** At most 300 characters: of what others write never the whole. */
  summary: Type.String(),
  /** Where the whole stands elsewhere; null for an article of this site's own. */
  url: orNull(Type.String()),
  category: Category,
  tags: Type.Array(Type.String()),
  picture: orNull(NewsPicture),
  publishedAt: Time,
  /** When it was last changed after that. */
  editedAt: orNull(Time),
  rev: Type.Integer({ minimum: 1 }),
  isDemo: Type.Boolean(),
});
export type News = Static<typeof News>;

/** A story: its first report, and others that tell the same. */
export const Story = Type.Object({
  lead: News,
  /** The latest of them. */
  also: Type.Array(News),
  /** How many there are. */
  alsoCount: Type.Integer({ minimum: 0 }),
});
export type Story = Static<typeof Story>;
