import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { signedOut } from '@mortar/host';
import { saveVideo, type VideoAudience } from '@mortar/protocol/video';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createEvent, createStore } from 'effector';

/** What is written about a video that is still being sent. */
export interface Words {
  title: string;
  description: string;
  audience: VideoAudience;
}

const EMPTY: Words = { title: '', description: '', audience: 'public' };

export const wordsTyped = createEvent<Partial<Words>>();
export const saveVideoFx = createRequest(saveVideo);
/** Sends the file; where it was cut off, the same file goes on from there. */
export const sendVideoFx = createUpload(uploadPostMedia);

/** Kept while the person looks at something else. */
export const $words = createStore<Words>(EMPTY)
  .on(wordsTyped, (words, typed) => ({ ...words, ...typed }))
  .reset(saveVideoFx.done, signedOut);
