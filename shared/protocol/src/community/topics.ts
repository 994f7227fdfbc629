/** Public topic of what is new in the feed `latest`: only that there is something, and where. */
export const LATEST_TOPIC = 'community:latest';

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [LATEST_TOPIC]: {
      /** Last position of the feed log. */
      pos: number;
    };
  }
}
