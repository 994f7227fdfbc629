import type { LastMessage } from './fields.ts';

/** Public topic of what is said in the channels of `getLobby`. */
export const LOBBY_TOPIC = 'im:lobby';

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [LOBBY_TOPIC]: { channelid: string; last: LastMessage };
  }
}
