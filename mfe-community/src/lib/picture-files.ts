import { PICTURE_TYPES, UPLOAD_LIMITS } from '@mortar/protocol/uploads';

/** What a field that chooses pictures takes. */
export const PICTURES = PICTURE_TYPES.join(',');

/** Why a file is not sent as a picture; null where it is. */
export function refusalOf({ type, size }: File): 'kind' | 'large' | null {
  if (!PICTURE_TYPES.some((taken) => taken === type)) return 'kind';
  return size > UPLOAD_LIMITS.picture.form ? 'large' : null;
}
