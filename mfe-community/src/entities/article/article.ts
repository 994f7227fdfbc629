import type { ArticleDraft, NewsDraft } from '@mortar/protocol/news';

/** An article that is being written here, before it is everybody's. */
export interface OwnArticle extends Pick<NewsDraft, 'draftid' | 'article' | 'picture' | 'newsid' | 'by' | 'when' | 'held'> {
  /** A picture that the server's version has not yet: its upload, empty for none; null where the server has it as it stands here. */
  assetid: string | null;
  /** Version that the server has, 0 for none, and whether that is how it stands here. */
  saved: number;
  isSaved: boolean;
}

const NO_WORDS = { title: '', summary: '', body: '' };
const EMPTY: ArticleDraft = {
  category: 'headlines',
  tags: '',
  texts: { en: NO_WORDS, 'zh-HK': NO_WORDS },
  alt: { en: '', 'zh-HK': '' },
};

export const emptyArticle = (draftid: string): OwnArticle => ({
  draftid,
  article: EMPTY,
  picture: null,
  assetid: null,
  newsid: null,
  by: null,
  when: null,
  held: null,
  saved: 0,
  isSaved: true,
});

/** An article as the server has it. */
export const articleOf = ({ draftid, rev, article, picture, newsid, by, when, held }: NewsDraft): OwnArticle => ({
  draftid,
  article,
  picture,
  assetid: null,
  newsid,
  by,
  when,
  held,
  saved: rev,
  isSaved: true,
});

/** An article as it goes on under another name: a picture that the server's version has stays with that one, an own upload goes along. */
export const parted = (one: OwnArticle, to: string): OwnArticle => ({
  ...one,
  ...(!one.assetid && { assetid: null, picture: null }),
  draftid: to,
  saved: 0,
  isSaved: false,
  newsid: null,
});

/** Nothing would be lost with it. */
export const isBlank = ({ article: { texts, tags, alt }, picture }: OwnArticle): boolean =>
  picture === null &&
  [tags, ...Object.values(alt), ...Object.values(texts).flatMap((text) => Object.values(text))].every((part) => part.trim() === '');

/** What is asked before a draft is thrown away, which may be a change of what is published. */
export const throwQuestion = (newsid: string | null): string => (newsid ? 'community.desk.throw.change' : 'community.desk.throw');

/** Where an article is written. */
export const writePath = (draftid: string): string => `/news/write/${draftid}`;
