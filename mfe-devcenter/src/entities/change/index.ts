import { createEvent } from 'effector';

/** What may be done with a remote, and with which of its versions. */
export type Change =
  | { action: 'promote' | 'canaryOff'; name: string; version: string }
  | { action: 'canaryLink'; name: string; version: string }
  | { action: 'rollback'; name: string; version: string; to: string }
  | { action: 'canary'; name: string; version: string; percentage: number; users: string[] }
  | { action: 'kill' | 'revive'; name: string; version: string | null };

/** A button of a change was pressed: its dialog opens. */
export const changeAsked = createEvent<Change>();
