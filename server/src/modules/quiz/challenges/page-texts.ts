import type { PageTextSource } from '../../../core/page-texts.ts';
import type { Db } from '../../../db/db.ts';
import { challengesOf } from './repository.ts';
import { challengePageWords } from './words.ts';

/** What the page of a challenge says of itself, so that places which show links show what is to be beaten. */
export const challengePageTexts =
  (db: Db): PageTextSource =>
  async (pathname) => {
    const [, id] = /^\/quiz\/challenge\/([A-Za-z0-9_-]+)$/.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    const challenge = await challengesOf(db).find(id);
    return challenge ? challengePageWords(challenge) : null;
  };
