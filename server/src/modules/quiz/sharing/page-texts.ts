import type { PageTextSource } from '../../../core/page-texts.ts';
import type { Db } from '../../../db/db.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../site/index.ts';
import { picturePath } from './pictures.ts';
import { sharesOf } from './repository.ts';
import { pageWords } from './words.ts';

/** What the page of a share says of itself, so that places which show links show how the run went. */
export const sharePageTexts =
  (db: Db): PageTextSource =>
  async (pathname) => {
    const [, id] = /^\/quiz\/share\/([A-Za-z0-9_-]+)$/.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    const share = await sharesOf(db).find(id);
    if (!share) return null;
    const words = pageWords(share);
    const path = { en: picturePath(id, 'en'), 'zh-HK': picturePath(id, 'zh-HK') };
    return { ...words, picture: { path, width: PICTURE_WIDTH, height: PICTURE_HEIGHT, alt: words.title } };
  };
