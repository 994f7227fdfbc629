import { Type, type Static } from 'typebox';
import { Count, orNull, Time } from '../core/fields.ts';
import { Person } from '../relations/fields.ts';
import { CHAPTERS } from './limits.ts';
import { VIDEO_REASONS, VIDEO_STATES } from './states.ts';

/** 72 random bits: what is not public is not found by counting. */
export const VideoId = Type.String({ pattern: '^[A-Za-z0-9_-]{12}$' });
export const CaptionLanguage = Type.Enum([
  'en',
  'zh-HK',
  'zh-TW',
  'zh-CN',
  'yue',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'pt',
  'id',
  'th',
  'vi',
  'fil',
  'hi',
]);
export type CaptionLanguage = Static<typeof CaptionLanguage>;
/** Everybody; or its author alone, and whoever may see a post with it. */
export const VideoAudience = Type.Enum(['public', 'self']);
export type VideoAudience = Static<typeof VideoAudience>;

export const Chapter = Type.Object({
  /** Where it begins, ms. */
  at: Count,
  title: Type.String({ minLength: 1, maxLength: CHAPTERS.characters }),
});
export type Chapter = Static<typeof Chapter>;

export const Rendition = Type.Object({
  /** Its short edge, px, which is what a quality is called by. */
  height: Type.Integer({ minimum: 1 }),
  state: Type.Enum(['waiting', 'working', 'ready', 'failed']),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type Rendition = Static<typeof Rendition>;

export const Caption = Type.Object({ lang: CaptionLanguage, url: Type.String() });
export type Caption = Static<typeof Caption>;

export const Storyboard = Type.Object({
  /** Sheets of pictures, row by row. */
  urls: Type.Array(Type.String()),
  columns: Type.Integer({ minimum: 1 }),
  rows: Type.Integer({ minimum: 1 }),
  width: Type.Integer({ minimum: 1 }),
  height: Type.Integer({ minimum: 1 }),
  /** Seconds from one picture to the next. */
  every: Type.Integer({ minimum: 1 }),
});
export type Storyboard = Static<typeof Storyboard>;

/** What a card of a video shows; also inside of a post. */
export const VideoCard = Type.Object({
  videoid: Type.String(),
  title: Type.String(),
  author: Person,
  state: Type.Enum(VIDEO_STATES),
  /** Why it was rejected, failed or waits; null where all is well. */
  reason: orNull(Type.Enum(VIDEO_REASONS)),
  audience: VideoAudience,
  /** 0 until somebody has looked into it. */
  durationMs: Count,
  /** As it is seen, px; 0 until somebody has looked into it. */
  width: Count,
  height: Count,
  /** 300 px wide; empty while there is none. */
  coverurl: Type.String(),
  /** The same moment, larger. */
  posterurl: Type.String(),
  /** Playlist of what is ready; empty while nothing is. Of what is not public it ends after ten minutes and is asked for anew. */
  playurl: Type.String(),
  renditions: Type.Array(Rendition),
  /** Of the caller. */
  isOwn: Type.Boolean(),
  at: Time,
});
export type VideoCard = Static<typeof VideoCard>;

export const Video = Type.Object({
  ...VideoCard.properties,
  description: Type.String(),
  chapters: Type.Array(Chapter),
  captions: Type.Array(Caption),
  storyboard: orNull(Storyboard),
});
export type Video = Static<typeof Video>;
