import type { IDENTITY_UPLOADS } from '@mortar/protocol/identity';
import type { UploadPolicy } from '../../lib/upload-policy.ts';

/** Pictures of a profile. */
export const profileUploads: Record<keyof typeof IDENTITY_UPLOADS, UploadPolicy> = {
  avatar: { kinds: ['picture'], picture: { cut: { width: 512, height: 512 }, mayMove: false }, isPublic: true },
  banner: { kinds: ['picture'], picture: { cut: { width: 1500, height: 500 }, mayMove: false }, isPublic: true },
};
