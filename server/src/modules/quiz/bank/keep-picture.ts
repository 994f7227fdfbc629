import type { LocalizedText } from '@mortar/protocol';
import type { WrittenQuestion } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { contentHash, type Assets } from '../../uploads/index.ts';
import { pictureOf } from './wording.ts';

/** Pictures of questions stay for as long as pools may name them. */
const USED_BY = 'quiz:questions';
const FILE = /^[/]files[/]([A-Za-z0-9_-]+)[.]/;
const NO_PICTURE: LocalizedText = {
  en: 'Choose a picture that you sent to this site yourself.',
  'zh-HK': '請選擇你親自上載到本站的圖片。',
};
const noPicture = () => new AppError('validation', { fields: { 'written.picture': NO_PICTURE } });

/**
 * Keeps the picture of a question that somebody wrote, and puts the hash of its content to its address: what a pool is
 * committed to is the picture, not its name.
 */
export function createKeepPicture(assets: Pick<Assets, 'use'>) {
  /**
   * @param userId whose file it must be, unless the wording before had it @param before body of that wording
   * @throws AppError `validation` for a picture that is not there, or another person's
   */
  return async (tx: Db, userId: number | null, written: WrittenQuestion, before: readonly string[] = []): Promise<WrittenQuestion> => {
    if (!written.picture) return written;
    const [address = ''] = written.picture.address.split('#');
    const known = pictureOf(before)?.address;
    if (known?.split('#')[0] === address) return { ...written, picture: { ...written.picture, address: known } };
    const id = FILE.exec(address)?.[1];
    if (id === undefined || userId === null) throw noPicture();
    const [asset] = await assets.use(tx, userId, [id], USED_BY, 'picture').catch((error: unknown) => {
      throw error instanceof AppError && error.codeName === 'notFound' ? noPicture() : error;
    });
    return { ...written, picture: { ...written.picture, address: `${asset!.url}#${await contentHash(tx, id)}` } };
  };
}

export type KeepPicture = ReturnType<typeof createKeepPicture>;
