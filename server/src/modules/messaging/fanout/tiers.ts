import { openRoomOf, roomOf, shownRoomOf } from './rooms.ts';

/** Who is told what of a conversation: everything, or only that it went on, gathered for a while. */
export interface Tier {
  /** Room that gets every change. */
  full(id: number): string;
  /** Room that is told of the head, and how seldom (ms); without it everybody gets everything. */
  heads?: { room(id: number): string; everyMs: number };
}

const SMALL: Tier = { full: roomOf };
const MIDDLE: Tier = { full: openRoomOf, heads: { room: roomOf, everyMs: 1000 } };
const LARGE: Tier = { full: openRoomOf, heads: { room: shownRoomOf, everyMs: 3000 } };

/** Members up to which a conversation is small, and middle-sized. */
export const SMALL_MEMBERS = 500;
const MIDDLE_MEMBERS = 5000;

/** The larger a conversation, the fewer are told at once: one message must not become 100,000. */
export function tierOf(members: number): Tier {
  if (members <= SMALL_MEMBERS) return SMALL;
  return members <= MIDDLE_MEMBERS ? MIDDLE : LARGE;
}
