/** What a purpose makes of a picture. */
export interface PictureShape {
  /** Exact size that it is cut to; the whole picture, made smaller where it is too large, when unset. */
  cut?: { width: number; height: number };
  /** Whether an animation stays one; its first frame is kept when not. */
  mayMove: boolean;
}

/** What is taken of files that people send for a purpose (docs/design/media.md). */
export interface UploadPolicy {
  kinds: readonly ('picture' | 'video' | 'audio' | 'document')[];
  picture: PictureShape;
  /** Whether shared caches may keep it: what is said in a conversation is nobody else's. */
  isPublic: boolean;
}
