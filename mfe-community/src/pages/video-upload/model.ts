import { createRequest } from '@mortar/client';
import { createUpload } from '@mortar/client/upload';
import { signedOut } from '@mortar/host';
import { saveVideo } from '@mortar/protocol/video';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import { createEvent, createStore } from 'effector';
import type { VideoWords } from '#entities/video-words';

const EMPTY: VideoWords = { title: '', description: '', audience: 'public' };

export const wordsTyped = createEvent<Partial<VideoWords>>();
export const saveVideoFx = createRequest(saveVideo);
/** Sends the file; where it was cut off, the same file goes on from there. */
export const sendVideoFx = createUpload(uploadPostMedia);

/** What is written about a video that is still being sent: kept while the person looks at something else. */
export const $words = createStore<VideoWords>(EMPTY)
  .on(wordsTyped, (words, typed) => ({ ...words, ...typed }))
  .reset(saveVideoFx.done, signedOut);
