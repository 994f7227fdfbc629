import type { Quote } from '@mortar/protocol/messaging';

/** Somebody whom a text names. */
export interface Named {
  /** `*` is everybody. */
  uid: string;
  name: string;
}

/** What somebody is about to write. */
export interface Draft {
  text: string;
  /** People whom it names, each by an @ before the name. */
  named: readonly Named[];
  /** What it will answer. */
  reply: Quote | null;
  /** The message of one's own that it will change, and what was written before; null for a new one. */
  edit: { seq: number; before: string } | null;
}
