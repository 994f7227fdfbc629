import type { MarketEventKind } from './activity/kinds.ts';

/** Public topic of what can be traded by in a collection from now on, or no longer, of its orders and bids, and of what moves. @param id of the collection */
export const collectionTopic = (id: string) => `market:collection:${id}` as const;

/** Public topic of what happens on a chain, a message for each look at it that found something. */
export const marketTopic = (chain: number) => `market:chain:${chain}` as const;

declare module '@mortar/protocol/realtime' {
  interface SocketTopics {
    [chain: `market:chain:${string}`]: {
      /** The last block that was read, 0 of what was signed. */
      block: number;
      kinds: MarketEventKind[];
      /** Their ids. */
      collections: string[];
    };
    [collection: `market:collection:${string}`]:
      | { kind: 'option' | 'offer'; hash: string; tokenId: string; isLive: boolean }
      /** Something happened to an order of the order book, such as a bid, or was taken back. */
      | { kind: 'order'; order: string; tokenId: string; isLive: boolean }
      /** Items changed hands, were made, destroyed, or are back where they were; null for more than a message names. */
      | { kind: 'move'; tokens: string[] | null };
  }
}
