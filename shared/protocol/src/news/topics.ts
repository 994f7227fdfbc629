/** Public topic of the news: only that something came or was changed. */
export const NEWS_TOPIC = 'news:latest';

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [NEWS_TOPIC]: {
      /** When, ISO 8601 in UTC. */
      at: string;
    };
  }
}
