import { Type, type Static } from 'typebox';
import { Empty, orNull, PageSize, Time } from '../core/fields.ts';
import { NOT_THERE, refusals } from '../core/refusals.ts';
import { ARTICLE_LIMITS } from './limits.ts';
import { Category, News, NewsCursor, NewsId, NewsLang, NewsSource, NewsTag, SourceId, Story } from './fields.ts';

/** Pages that can be asked for by number: whoever goes further does so by cursor. */
const PAGES_BY_NUMBER = 25;
const page = {
  cursor: Type.Optional(NewsCursor),
  pageSize: PageSize,
  /** The specification's way through a list; the cursor goes before it. */
  pageNum: Type.Optional(Type.Integer({ minimum: 1, maximum: PAGES_BY_NUMBER })),
};
/** Where a list goes on, and whether it is over: a page may be short and yet not the last. */
const ends = { cursor: orNull(Type.String()), end: Type.Boolean() };

export const selectAllNews = {
  summary: 'Stories of every source, the latest first, each with other reports of the same',
  body: Type.Object({
    category: Type.Optional(Category),
    source: Type.Optional(SourceId),
    lang: Type.Optional(NewsLang),
    tag: Type.Optional(NewsTag),
    /** `own` articles of this site, or what is `linked` to elsewhere. */
    kind: Type.Optional(Type.Enum(['own', 'linked'])),
    ...page,
  }),
  data: Type.Object({
    list: Type.Array(Story),
    /** Everybody who publishes here besides this site's editors. */
    sources: Type.Array(NewsSource),
    ...ends,
  }),
};

const Span = Type.Object({ text: Type.String(), href: orNull(Type.String()), isStrong: Type.Boolean() });
/** A part of an article: its words are plain text, links stand beside them. */
const Block = Type.Object({ kind: Type.Enum(['paragraph', 'heading', 'item']), spans: Type.Array(Span) });
export type NewsBlock = Static<typeof Block>;

const Revision = Type.Object({ rev: Type.Integer(), at: Time, title: Type.String() });

export const getNews = {
  summary: 'One piece of news: an article whole, of what stands elsewhere its beginning and address',
  body: Type.Object({ newsid: NewsId }),
  data: Type.Object({
    news: News,
    /** Empty where the whole stands elsewhere. */
    body: Type.Array(Block),
    /** Name of who wrote it; null for what is not ours, and once they have left. */
    author: orNull(Type.String()),
    /** The latest first; the first of them says when and how it began. */
    revisions: Type.Array(Revision),
    /** Other reports of the same story. */
    also: Type.Array(News),
    related: Type.Array(News),
  }),
  codes: [NOT_THERE],
};

const ArticleText = Type.Object({
  title: Type.String({ minLength: 1, maxLength: ARTICLE_LIMITS.title }),
  summary: Type.String({ minLength: 1, maxLength: ARTICLE_LIMITS.summary }),
  /** Paragraphs with an empty line between; `## ` before a heading, `- ` before what is listed, `[words](https://…)`, `**strong**`. */
  body: Type.String({ minLength: 1, maxLength: ARTICLE_LIMITS.body }),
});
export type ArticleText = Static<typeof ArticleText>;

export const saveNews = {
  summary: 'Publish an article in both languages, or change one; for editors',
  body: Type.Object({
    /** What is changed; a new article without it. */
    newsid: Type.Optional(NewsId),
    category: Category,
    tags: Type.Array(NewsTag, { maxItems: ARTICLE_LIMITS.tags }),
    texts: Type.Object({ en: ArticleText, 'zh-HK': ArticleText }),
    /** A file that was sent for it as a picture, and what it shows; the one that it has when left out. */
    picture: Type.Optional(
      Type.Object({
        assetid: Type.String({ maxLength: 64 }),
        alt: Type.Object({ en: Type.String({ maxLength: ARTICLE_LIMITS.alt }), 'zh-HK': Type.String({ maxLength: ARTICLE_LIMITS.alt }) }),
      }),
    ),
    /** When it first appeared, where that was elsewhere or before; now when left out. */
    publishedAt: Type.Optional(
      Type.String({ pattern: '^20[0-9]{2}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]:[0-5][0-9]([.][0-9]{3})?Z$' }),
    ),
  }),
  data: Type.Object({ newsid: NewsId, rev: Type.Integer() }),
  codes: [NOT_THERE, ...refusals('forbidden', 'validation')],
};

export const removeNews = {
  summary: 'Take an article away; for editors',
  body: Type.Object({ newsid: NewsId }),
  data: Type.Object({}),
  codes: [NOT_THERE, ...refusals('forbidden')],
};

/** How reading a source went. */
export const SOURCE_FAULTS = ['notAllowed', 'unreachable', 'status', 'tooLarge', 'hasDtd', 'notFeed', 'gone'] as const;
export type SourceFault = (typeof SOURCE_FAULTS)[number];

const SourceState = Type.Object({
  ...NewsSource.properties,
  url: Type.String(),
  category: Category,
  stories: Type.Integer(),
  fetchedAt: orNull(Time),
  nextAt: Time,
  /** Why the last try failed; null when it went well. */
  fault: orNull(Type.Enum(SOURCE_FAULTS)),
  /** What the server answered, with `status`. */
  httpStatus: orNull(Type.Integer()),
  failures: Type.Integer(),
  /** Nobody reads it until an editor goes on; what it brought stays. */
  isPaused: Type.Boolean(),
});
export type SourceState = Static<typeof SourceState>;

export const listNewsSources = {
  summary: 'Sources of news with how reading them goes; for editors and operators',
  query: Type.Object({}),
  data: Type.Object({ list: Type.Array(SourceState) }),
  codes: refusals('forbidden'),
};

export const addNewsSource = {
  summary: 'Read a feed from now on; for editors and operators',
  body: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }), category: Category }),
  data: SourceState,
  codes: refusals('forbidden', 'validation', 'conflict'),
};
export const pauseNewsSource = {
  summary: 'Read a source no longer for now, or go on; for editors and operators',
  body: Type.Object({ sourceid: SourceId, isPaused: Type.Boolean() }),
  data: SourceState,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const removeNewsSource = {
  summary: 'Take a source away with all that it brought; for editors and operators',
  body: Type.Object({ sourceid: SourceId }),
  data: Empty,
  codes: [NOT_THERE, ...refusals('forbidden')],
};

const Count = Type.Integer({ minimum: 0 });
export const newsFavorites = {
  summary: 'How many people keep a piece of news and whether the caller does; or what the caller keeps, the latest first',
  query: Type.Object({
    newsid: Type.Optional(NewsId),
    /** Uid of the caller: what others keep is nobody else's. */
    accountid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    cursor: Type.Optional(NewsCursor),
    pageSize: PageSize,
  }),
  data: Type.Object({
    /** Of the one that was asked for; of a list how many there are. */
    count: Count,
    /** Whether the caller keeps it. */
    mine: Type.Boolean(),
    /** Empty where one was asked for. */
    list: Type.Array(News),
    ...ends,
  }),
  codes: [NOT_THERE, ...refusals('validation', 'forbidden')],
};
