import { COMMUNITY_UPLOADS } from '../community/uploads.ts';
import { IDENTITY_UPLOADS } from '../identity/uploads.ts';
import { MESSAGING_UPLOADS } from '../messaging/uploads.ts';
import { VIDEO_UPLOADS } from '../video/uploads.ts';

/** Address of the resumable door (tus 1.0). What it took in becomes an asset by `uploads.finishUpload`. */
export const RESUMABLE_PATH = '/api/uploadservice/tus';

/** Kinds of pictures that the server takes and every browser shows. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Size of a piece that the resumable door is sent at once, in bytes. */
export const RESUMABLE_PIECE_BYTES = 8 * 1024 * 1024;

const MIB = 1024 * 1024;

/** Files of areas that are still to come. */
const PLANNED_UPLOADS = {
  art: { form: 20 * MIB, resumable: 20 * MIB },
  chat: { form: 100 * MIB, resumable: 100 * MIB },
};

/** What a file may be sent for. Its module says what it takes. */
export type UploadPurpose =
  | keyof typeof COMMUNITY_UPLOADS
  | keyof typeof IDENTITY_UPLOADS
  | keyof typeof MESSAGING_UPLOADS
  | keyof typeof PLANNED_UPLOADS
  | keyof typeof VIDEO_UPLOADS;

/** Largest file by purpose in bytes: of the form doors, and of the resumable one. */
export const UPLOAD_LIMITS: Record<UploadPurpose, { form: number; resumable: number }> = {
  ...COMMUNITY_UPLOADS,
  ...IDENTITY_UPLOADS,
  ...MESSAGING_UPLOADS,
  ...PLANNED_UPLOADS,
  ...VIDEO_UPLOADS,
};
