import { createRequest } from '@mortar/client';
import { deleteCaption, editVideo, saveCaption, setChapters, setVideoCover } from '@mortar/protocol/video';

export const editFx = createRequest(editVideo);
export const coverFx = createRequest(setVideoCover);
export const chaptersFx = createRequest(setChapters);
export const captionFx = createRequest(saveCaption);
export const dropCaptionFx = createRequest(deleteCaption);
