import { Type, type Static } from 'typebox';
import { ClientId, WALL_TIME } from '../../community/fields.ts';
import { Count, Empty, orNull, Rev, Time } from '../../core/fields.ts';
import { NOT_THERE, refusals } from '../../core/refusals.ts';
import { Category, NewsId } from '../fields.ts';
import { ARTICLE_LIMITS } from '../limits.ts';

/** More can be typed than can be published, so that nothing of a paste is lost. */
const ROOM = 3;
const Text = Type.Object({
  title: Type.String({ maxLength: ROOM * ARTICLE_LIMITS.title }),
  summary: Type.String({ maxLength: ROOM * ARTICLE_LIMITS.summary }),
  body: Type.String({ maxLength: ROOM * ARTICLE_LIMITS.body }),
});
const Alt = Type.String({ maxLength: ARTICLE_LIMITS.alt });

/** An article that nobody has finished: anything of it may be empty. */
const ArticleDraft = Type.Object({
  category: Category,
  /** As they were typed: `tagsIn` says which they are. */
  tags: Type.String({ maxLength: 500 }),
  texts: Type.Object({ en: Text, 'zh-HK': Text }),
  /** What is on its picture, in words. */
  alt: Type.Object({ en: Alt, 'zh-HK': Alt }),
});
export type ArticleDraft = Static<typeof ArticleDraft>;

/** Why an article did not appear at its time: whoever wrote it edits no more, or what it changes was changed by somebody else. */
const Held = Type.Enum(['author', 'changed']);
export type HeldArticle = Static<typeof Held>;

const NewsDraft = Type.Object({
  /** Given by who begins it, for ever, a UUID. */
  draftid: ClientId,
  /** Counts what was saved, from 1. */
  rev: Type.Integer({ minimum: 1 }),
  article: ArticleDraft,
  picture: orNull(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  /** The article that it changes; null for a new one. */
  newsid: orNull(NewsId),
  /** Name of who saved it last; null once they have left. */
  by: orNull(Type.String()),
  at: Time,
  /** When it is to appear; null where that is not decided. */
  when: orNull(Type.Object({ ...WALL_TIME, at: Time })),
  held: orNull(Held),
});
export type NewsDraft = Static<typeof NewsDraft>;

const Named = Type.Object({ draftid: ClientId });
const Version = Type.Object({
  ...Named.properties,
  /** The `rev` that the caller has seen. */
  rev: Rev,
});

export const getNewsRole = {
  summary: 'Whether the caller writes articles of this site',
  query: Type.Object({}),
  data: Type.Object({ edits: Type.Boolean() }),
};
export const listNewsDrafts = {
  summary: 'Articles that are not published, those with a time first, then the latest; for editors',
  query: Type.Object({}),
  data: Type.Object({ list: Type.Array(NewsDraft) }),
  codes: refusals('forbidden'),
};
export const getNewsDraft = {
  summary: 'One article that is not published; for editors',
  query: Named,
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const saveNewsDraft = {
  summary: 'Keep an article that is being written; refused with how it stands now where somebody else saved it meanwhile; for editors',
  body: Type.Object({
    ...Named.properties,
    /** The `rev` that was changed; 0 for a new one. */
    rev: Count,
    article: ArticleDraft,
    /** An upload of the purpose `picture`; empty for none; as it stands when left out. */
    picture: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden', 'validation', 'changedElsewhere', 'communityFull', 'notPossible')],
};
export const deleteNewsDraft = {
  summary: 'Throw away an article that is not published; for editors',
  body: Named,
  data: Empty,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const changeNews = {
  summary: 'Begin to change an article, or go on with what was begun; for editors',
  body: Type.Object({ newsid: NewsId }),
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden', 'communityFull')],
};
export const publishNewsDraft = {
  summary: 'Publish an article, or the change of one; for editors',
  body: Type.Object({
    ...Version.properties,
    /** Also over a change that somebody else has published meanwhile. */
    isOver: Type.Boolean({ default: false }),
  }),
  data: Type.Object({ newsid: NewsId, rev: Type.Integer() }),
  codes: [NOT_THERE, ...refusals('forbidden', 'validation', 'changedElsewhere', 'notPossible')],
};
export const scheduleNewsDraft = {
  summary: 'Publish an article at a time to come; for editors',
  body: Type.Object({ ...Version.properties, ...WALL_TIME }),
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden', 'validation', 'changedElsewhere')],
};
export const holdNewsDraft = {
  summary: 'Take away the time at which an article was to appear; for editors',
  body: Named,
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
export const takeBackNews = {
  summary: 'Take an article of this site back: it becomes a draft again; for editors',
  body: Type.Object({ newsid: NewsId }),
  data: NewsDraft,
  codes: [NOT_THERE, ...refusals('forbidden')],
};
