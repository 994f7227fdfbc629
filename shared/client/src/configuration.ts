import type { Locale, SignOs } from '@mortar/protocol';
import type { FirstAnswer } from '@mortar/protocol/site';
import { createEvent, createStore } from 'effector';
import { createLazyTransport } from './lazy-transport.ts';
import type { Transport } from './transport.ts';

/** A call that the server answers only when it knows that a person is there (spec §4). */
export interface HumanDemand {
  /** Its endpoint's id. */
  endpoint: string;
  /** A proof was sent and did not pass. */
  failed: boolean;
  /** The server's text. */
  msg: string;
}

/** What the host tells the client once. Functions are asked anew for every request. */
export interface ClientConfiguration {
  /** Version of the app that `sign` names: the shell's. */
  version: string;
  /** Public keys for `sign`: SPKI as base64, from the boot data. */
  signKeys: Record<Extract<SignOs, 'web' | 'h5'>, string>;
  /** Server clock minus this device's clock in ms, as the boot data gave it. */
  clockOffset: number;
  locale: () => Locale;
  /** Token of the session; null for a visitor. */
  token: () => string | null;
  /** Who the session is of, whatever its token is: retries of a call keep their idempotency key over a renewed token. */
  person: () => string | null;
  /**
   * Renews a token that was refused: true when there is another one, so that the call is made once more, false when the
   * session is over. A rejection says that nobody knows: the call then counts as one without an answer.
   */
  renewToken: () => Promise<boolean>;
  /** Asks for a proof of a person: the value of the header `recaptcha` for this one call, null when they gave up. */
  proveHuman: (demand: HumanDemand) => Promise<string | null>;
  /** Signs by the key that the session is bound to, for calls with `proof`: base64url of an ES256 signature. */
  signByKey: (text: string) => Promise<string>;
  /** Whether the page lies inside the native app (spec §7). */
  embedded: () => boolean;
  /** Answers that came with the page. */
  firstAnswers?: readonly FirstAnswer[];
  /** Origin of the API; the page's own when unset. */
  baseUrl?: string;
  /** This device's clock, ms since the epoch. */
  clock?: () => number;
  /** A call without an answer fails after this; 15 s, and two minutes for uploads, when unset. */
  timeoutMs?: number;
}

/** The host gave its configuration; calls before it fail. Each scope has a client of its own. */
export const clientConfigured = createEvent<ClientConfiguration>();

export const $transport = createStore<Transport | null>(null).on(clientConfigured, (_, configuration) =>
  createLazyTransport(configuration),
);
