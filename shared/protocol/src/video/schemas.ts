import { Type } from 'typebox';
import { Count, Empty, Next, PageByTime } from '../core/fields.ts';
import { NOT_THERE, refusals } from '../core/refusals.ts';
import { CaptionLanguage, Chapter, Video, VideoAudience, VideoCard, VideoId } from './fields.ts';
import { CAPTIONS, CHAPTERS, VIDEO_CHARACTERS } from './limits.ts';

const One = Type.Object({ videoid: VideoId });
const Title = Type.String({ minLength: 1, maxLength: VIDEO_CHARACTERS.title });
const Description = Type.String({ maxLength: VIDEO_CHARACTERS.description, default: '' });
const CardPage = Type.Object({ items: Type.Array(VideoCard), next: Next });

export const saveVideo = {
  summary: 'Make a video of an upload; of the same upload it is made once',
  body: Type.Object({
    /** An upload of the purpose `video`. */
    assetid: Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' }),
    title: Title,
    description: Description,
    audience: Type.Enum(['public', 'self'], { default: 'public' }),
  }),
  data: Video,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const editVideo = {
  summary: 'Change what is written about a video, and who sees it',
  body: Type.Object({ videoid: VideoId, title: Title, description: Description, audience: VideoAudience }),
  data: Video,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const deleteVideo = {
  summary: 'Delete a video, with everything that was made of it',
  body: One,
  data: Empty,
  codes: [NOT_THERE],
};
export const retryVideo = {
  summary: 'Try again to make what failed of a video',
  body: One,
  data: Video,
  codes: [NOT_THERE, ...refusals('notPossible')],
};
export const setVideoCover = {
  summary: 'Take a moment of the video as its cover',
  body: Type.Object({ videoid: VideoId, /** Where it is, ms. */ at: Count }),
  data: Video,
  codes: [NOT_THERE, ...refusals('validation', 'notPossible')],
};
export const setChapters = {
  summary: 'Write the chapters of a video by hand; none brings those of its description or of its file back',
  body: Type.Object({ videoid: VideoId, chapters: Type.Array(Chapter, { maxItems: CHAPTERS.most }) }),
  data: Video,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const saveCaption = {
  summary: 'Give a video captions in a language, as WebVTT or SubRip; what is no plain text of them is left out',
  body: Type.Object({ videoid: VideoId, lang: CaptionLanguage, text: Type.String({ minLength: 1, maxLength: CAPTIONS.characters }) }),
  data: Video,
  codes: [NOT_THERE, ...refusals('validation')],
};
export const deleteCaption = {
  summary: 'Take the captions of a language away',
  body: Type.Object({ videoid: VideoId, lang: CaptionLanguage }),
  data: Video,
  codes: [NOT_THERE],
};
export const listOwnVideos = {
  summary: 'The caller’s videos in every state, the newest first',
  body: Type.Object(PageByTime),
  data: CardPage,
};
export const getVideo = {
  summary: 'One video',
  body: One,
  data: Video,
  codes: [NOT_THERE],
};
export const listVideos = {
  summary: 'Public videos that can be watched, the newest first',
  body: Type.Object({ /** Of one person. */ uid: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })), ...PageByTime }),
  data: CardPage,
  codes: [NOT_THERE],
};
