import type { ThirdPartyType } from '../identity/third-parties/third-party.ts';
import type { SessionData, UserProfile } from '../identity/sessions/session.ts';
import type { Locale } from '../core/locale.ts';
import type { SignOs } from '../core/headers.ts';
import type { Theme } from '../core/theme.ts';
import type { FirstAnswer } from './first-answer.ts';
import type { RegistryDocument } from '../registry/document.ts';

/** Id of the element whose text is the boot data as JSON. */
export const BOOT_ELEMENT_ID = 'mortar-boot';

/** Name of the cache with texts that can be read without a network: pages write it, the service worker answers from it. */
export const READABLE_CACHE = 'mortar-readable';

/** Links of this installation: what an operator configures by `LINK_*`; an unset one is absent. */
export interface SiteLinks {
  /** Swap that sells the token. */
  buy?: string;
  /** Messaging-app channel of the community. */
  community?: string;
  social?: { name: string; url: string }[];
  iosStore?: string;
  androidStore?: string;
  /** What the native app's links begin with: its scheme and a name, such as `mortar://app`. */
  app?: string;
  /** Third parties that people may sign in by: those that the operator has credentials for. */
  thirdParties?: ThirdPartyType[];
  /** Relay to wallets on other devices: the operator's account at it, and its address where it is not the public one. */
  walletConnect?: { projectId: string; relayUrl?: string };
  /** Path of the page with the mails that are not sent away; only where the server has one and the browser sits at its machine. */
  devMailbox?: string;
}

/** What the server puts into the HTML so that the first paint waits for no request. */
export interface BootData {
  /** Server time when the page was made, ms since the epoch; the client keeps the offset. */
  now: number;
  locale: Locale;
  theme: Theme;
  /** Version of the shell that made the page. */
  shell: string;
  /** Stands beside the rest in an element of its own, as it was signed. */
  registry: RegistryDocument;
  /** What the registry is signed with: the server's public Ed25519 key, 32 bytes as base64. */
  registryKey: string;
  /** The signed-in person's session as the refresh cookie restored it; null for a visitor. Its token may have died: the client renews it. */
  session: SessionData | null;
  profile: UserProfile | null;
  /** The signed-in person ships remotes: pages tell them why one broke. Decides nothing else. */
  isOfTeam?: true;
  /** The ban by which this document ended a session, as calls are told of it (spec §4, blacklist). */
  refusal?: { code: number; msg: string };
  links: SiteLinks;
  /** What the page asks first, answered; absent where it asks by itself. */
  answers?: readonly FirstAnswer[];
  /** Path of the service worker; absent where the operator switched it off, and in development. */
  worker?: string;
  /** Public keys for `sign`, SPKI as base64, for the systems that run in a browser. */
  signKeys: Record<Extract<SignOs, 'web' | 'h5'>, string>;
}
