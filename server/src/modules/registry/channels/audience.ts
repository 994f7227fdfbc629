import type { RemotePin } from '@mortar/protocol/registry';

/** A visitor, as far as versions are chosen by it. */
export interface Audience {
  /** Who is signed in. */
  uid: string | null;
  /** The browser's own id; null where it has none (yet). */
  browser: string | null;
  /** Ids of the links into canaries that the browser came by. */
  links: readonly string[];
  /** Versions that a developer put in the place of the live ones, by remote. */
  overrides: Readonly<Record<string, RemotePin>>;
  /** Origins of development servers on their machine that serve a remote, by its name. */
  local: Readonly<Record<string, string>>;
}
