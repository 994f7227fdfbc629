import type { Mention, Quote } from '@mortar/protocol/messaging';

/** What somebody is about to write. */
export interface Draft {
  text: string;
  mentions: readonly Mention[];
  /** What it will answer. */
  reply: Quote | null;
  /** The message of one's own that it will change; null for a new one. */
  edit: number | null;
}
