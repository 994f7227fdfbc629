import type { CallMeta, ConnectionAuth } from '@mortar/protocol/realtime';
import type { LinkOutcome, LinkState } from '../link.ts';

/** What a tab tells whoever holds the connection of all of them. */
export type Asked =
  /** First of all, and after a while in which the tab was put aside. */
  | { kind: 'joined'; tab: string }
  | { kind: 'open'; uid: string | null }
  | { kind: 'call'; id: number; name: string; input: unknown; meta: CallMeta }
  /** Answers `identify`; without `auth` it did not come to anything. */
  | { kind: 'identified'; auth?: ConnectionAuth | null }
  | { kind: 'close' }
  | { kind: 'left' };

/** What a tab is told. */
export type Told =
  | { kind: 'changed'; state: LinkState }
  | { kind: 'happened'; name: string; data: unknown }
  | { kind: 'outcome'; id: number; outcome: LinkOutcome }
  | { kind: 'identify'; isRefused: boolean };

/** The way back to one tab. */
export interface Port {
  tell(told: Told): void;
}
