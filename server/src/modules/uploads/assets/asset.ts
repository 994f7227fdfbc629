import type { Asset } from '@mortar/protocol/uploads';
import { FILE_TYPES, type FileType } from '../content/file-types.ts';
import type { AssetRow } from './repository.ts';

/** Address of an asset's file. */
function urlOf({ id, type }: Pick<AssetRow, 'id' | 'type'>): string {
  return `/files/${id}.${FILE_TYPES[type].extensions[0]}`;
}

/** An asset as the wire has it. Length and cover of a video are for whoever looks into videos. */
export function assetOf(row: AssetRow): Asset {
  const { media }: FileType = FILE_TYPES[row.type];
  return {
    assetid: row.id,
    url: urlOf(row),
    type: media,
    size: row.size,
    width: row.width,
    height: row.height,
    duration: null,
    coverurl: '',
    state: 'ready',
  };
}
