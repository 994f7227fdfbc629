import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import { newsDraftsOf } from './drafts/repository.ts';
import type { NewsDrafts } from './drafts/service.ts';
import { newsOf } from './items/repository.ts';
import { keptOf } from './kept/repository.ts';

/** Articles that somebody wrote: given out with their data; when they leave, the articles stay without their name. */
export function articleData(db: Db): PersonalData {
  return {
    name: 'articles',
    read: async ({ userId }) =>
      (await newsOf(db).ofAuthor(userId, EXPORT_ENTRIES)).map(({ id, publishedAt, editedAt, rev, texts }) => ({
        id,
        publishedAt,
        editedAt,
        rev,
        texts,
      })),
    erase: (tx, { userId }) => newsOf(tx).forgetAuthor(userId),
  };
}

/** News that somebody keeps: given out with their data, and taken away with them. */
export function keptData(db: Db): PersonalData {
  return {
    name: 'news',
    read: async ({ userId }) =>
      (await keptOf(db).list(userId, undefined, EXPORT_ENTRIES)).map(({ at, item: { id, url, texts } }) => ({
        id,
        title: Object.values(texts)[0]!.title,
        url,
        at,
      })),
    erase: (tx, { userId }) => keptOf(tx).forget(userId),
  };
}

/** Articles that somebody was writing: given out with their data, and thrown away with them. */
export function draftData(db: Db, drafts: Pick<NewsDrafts, 'end'>): PersonalData {
  return {
    name: 'articleDrafts',
    read: async ({ userId }) =>
      (await newsDraftsOf(db).ofAuthor(userId, EXPORT_ENTRIES)).map(({ id, at, article, publishAt }) => ({ id, at, article, publishAt })),
    async erase(tx, { userId }) {
      for (const { id } of await newsDraftsOf(tx).ofAuthor(userId, EXPORT_ENTRIES)) await drafts.end(tx, id);
    },
  };
}
