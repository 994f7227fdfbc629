import type { UploadPurpose } from '@mortar/protocol/uploads';
import type { FileType } from './file-types.ts';

/** What a purpose makes of a picture. */
export interface PictureShape {
  /** Exact size that it is cut to; the whole picture, made smaller where it is too large, when unset. */
  cut?: { width: number; height: number };
  /** Whether an animation stays one; its first frame is kept when not. */
  mayMove: boolean;
}

export interface Policy {
  kinds: readonly FileType['kind'][];
  picture: PictureShape;
  /** Whether shared caches may keep it: what is said in a conversation is nobody else's. */
  isPublic: boolean;
}

const ANY_PICTURE: PictureShape = { mayMove: true };

/** What each purpose takes (docs/design/media.md). */
export const POLICIES: Record<UploadPurpose, Policy> = {
  avatar: { kinds: ['picture'], picture: { cut: { width: 512, height: 512 }, mayMove: false }, isPublic: true },
  art: { kinds: ['picture'], picture: ANY_PICTURE, isPublic: true },
  banner: { kinds: ['picture'], picture: { cut: { width: 1500, height: 500 }, mayMove: false }, isPublic: true },
  picture: { kinds: ['picture'], picture: ANY_PICTURE, isPublic: true },
  video: { kinds: ['video'], picture: ANY_PICTURE, isPublic: true },
  chat: { kinds: ['picture', 'video', 'audio', 'document'], picture: ANY_PICTURE, isPublic: false },
};
