import type { LocalizedText } from '@mortar/protocol';
import type { Db } from '../../../../db/db.ts';
import { AppError } from '../../../../lib/app-error.ts';
import { keptLine, keptText } from '../../../../lib/kept-text.ts';
import type { Assets } from '../../../uploads/index.ts';

const NO_NAME: LocalizedText = { en: 'Give the channel a name.', 'zh-HK': '請為頻道命名。' };
/** Address of a file that was sent to us. */
const FILE = /^\/files\/([A-Za-z0-9_-]+)\.[a-z0-9]+$/;

/** Name and description as they are kept. @throws AppError `validation` for a name of which nothing is seen */
export function keptTexts({ name, description }: { name?: string; description?: string }): { name?: string; description?: string } {
  const kept = name === undefined ? undefined : keptLine(name);
  if (kept === '') throw new AppError('validation', { fields: { name: NO_NAME } });
  return { ...(kept !== undefined && { name: kept }), ...(description !== undefined && { description: keptText(description) }) };
}

/**
 * Takes an uploaded picture in the place of the one before: never an address elsewhere, which would tell it who looks.
 * @returns its address; empty without one
 * @throws AppError `notFound` for a file that is gone, another's or was sent for something else
 */
export async function keptPicture(
  assets: Assets,
  tx: Db,
  { userId, channelId, url }: { userId: number; channelId: number; url: string },
): Promise<string> {
  const usedBy = `channel:${channelId}`;
  await assets.release(tx, usedBy);
  if (url === '') return '';
  const id = FILE.exec(url)?.[1];
  if (id === undefined) throw new AppError('notFound', { status: 200 });
  const [asset] = await assets.use(tx, userId, [id], usedBy, 'channel');
  return asset?.url ?? '';
}
