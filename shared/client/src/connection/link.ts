import type { CallMeta, ConnectionAuth, SocketAnswer } from '@mortar/protocol/realtime';

/** `closed` is without a wish to connect, or refused for good. */
export type LinkState = 'closed' | 'connecting' | 'connected';

/** What became of a call; without an answer nobody knows whether it was carried out. */
export type LinkOutcome = { answer: SocketAnswer<unknown> } | { silence: 'network' | 'timeout' };

/** What a link tells whoever made it. */
export interface LinkEvents {
  changed(state: LinkState): void;
  happened(name: string, data: unknown): void;
  /**
   * Says who connects; null where the server gives no token. A rejection is tried again.
   * @param isRefused the token of before was: only a new exchange of keys can help
   */
  identify(isRefused: boolean): Promise<ConnectionAuth | null>;
}

/** A way to the server: a socket of this page, or one that tabs share. */
export interface Link {
  /** Connects, and stays so until `close`. @param uid who; null for a visitor */
  open(uid: string | null): void;
  /** Makes a call as soon as there is a connection. */
  call(name: string, input: unknown, meta: CallMeta): Promise<LinkOutcome>;
  close(): void;
}

export type CreateLink = (events: LinkEvents) => Link;
