/**
 * What a video is doing. `playable` is watched while the rest is still made; of `partial` some qualities could not be made and the
 * others are watched; `rejected` will never be taken, `failed` can be tried again.
 */
export const VIDEO_STATES = ['probing', 'queued', 'working', 'playable', 'ready', 'partial', 'rejected', 'failed'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/** Why a video is rejected, why it (or a part of it) failed, or why it waits. */
export const VIDEO_REASONS = [
  'noVideo',
  'audioOnly',
  'empty',
  'tooLong',
  'tooManyPixels',
  'tooManyStreams',
  'unreadable',
  'tooSlow',
  'noSpace',
  'broken',
  'interrupted',
  'noTranscoder',
] as const;
export type VideoReason = (typeof VIDEO_REASONS)[number];
