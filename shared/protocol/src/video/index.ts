export * from './endpoints.ts';
export type { Caption, CaptionLanguage, Chapter, Rendition, Storyboard, Video, VideoAudience, VideoCard } from './fields.ts';
export * from './limits.ts';
export * from './states.ts';
export * from './topics.ts';
export * from './uploads.ts';
