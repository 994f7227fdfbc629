import type { VideoReason, VideoState } from './states.ts';

/** Topic of how far a video is made, for who may see it. @param id of the video */
export const videoTopic = (id: string) => `video:work:${id}` as const;

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [video: `video:work:${string}`]: {
      state: VideoState;
      reason: VideoReason | null;
      /** Of each quality, by its height: percent that is made. */
      renditions: { height: number; state: 'waiting' | 'working' | 'ready' | 'failed'; percent: number }[];
    };
  }
}
