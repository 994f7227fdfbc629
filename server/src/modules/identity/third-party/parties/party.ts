/** How far a third party's word on an e-mail address goes. */
export type EmailTrust =
  /** It does not say that the address is the person's. */
  | 'none'
  /** The person proved it to the third party at some time. */
  | 'verified'
  /** The third party runs the mailbox itself, so it is the person's now. */
  | 'owned';

/** Who somebody is at a third party, as its own server told ours. */
export interface Somebody {
  /** Name that never changes and is never given to somebody else. */
  subject: string;
  /** In its kept form; null when there is none. */
  email: string | null;
  trust: EmailTrust;
}

/** What a sign-in at a third party was begun with. */
export interface Beginning {
  redirectUri: string;
  state: string;
  nonce: string;
  /** Secret of PKCE (RFC 7636). */
  verifier: string;
}

/** A third party that people sign in by. */
export interface Party {
  /** Where the browser goes. @throws when the third party cannot be reached */
  addressOf(beginning: Beginning): Promise<string>;
  /**
   * Changes the code of an answer for who somebody is, server to server.
   * @param answer address that the browser came back to
   * @throws when the answer is a refusal, is not of this beginning, or does not hold
   */
  redeem(answer: URL, beginning: Beginning): Promise<Somebody>;
}

/** Seconds that a third party may take for one answer. */
export const PARTY_TIMEOUT_SECONDS = 8;
