/** Public topic of what can be traded by in a collection from now on, or no longer, and of its orders and bids. @param id of the collection */
export const collectionTopic = (id: string) => `market:collection:${id}` as const;

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [collection: `market:collection:${string}`]:
      | { kind: 'option' | 'offer'; hash: string; tokenId: string; isLive: boolean }
      /** Something happened to an order of the order book, such as a bid, or was taken back. */
      | { kind: 'order'; order: string; tokenId: string; isLive: boolean };
  }
}
