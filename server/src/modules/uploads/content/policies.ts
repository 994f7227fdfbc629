import type { UploadPurpose } from '@mortar/protocol/uploads';
import type { PictureShape, UploadPolicy } from '../../../lib/upload-policy.ts';

/** What each purpose takes, by the modules that own them. */
export type Policies = Readonly<Record<UploadPurpose, UploadPolicy>>;

const ANY_PICTURE: PictureShape = { mayMove: true };

/** Of areas that are still to come. */
export const plannedUploads = {
  art: { kinds: ['picture'], picture: ANY_PICTURE, isPublic: true },
  chat: { kinds: ['picture', 'video', 'audio', 'document'], picture: ANY_PICTURE, isPublic: false },
} satisfies Partial<Policies>;
