import type { Poll } from '@mortar/protocol/community';
import type { PollVotes } from './repository.ts';

const NONE: PollVotes = { byOption: [], mine: null };

/** A poll as its reader has it: who has not chosen yet does not see what others chose. */
export function pollOf({ options, endsAt }: { options: string[]; endsAt: string }, found: PollVotes | undefined, now: number): Poll {
  const { byOption, mine } = found ?? NONE;
  const isOver = Date.parse(endsAt) <= now;
  const isShown = isOver || mine !== null;
  const votesOf = (index: number) => byOption[index] ?? 0;
  return {
    options: options.map((text, index) => ({ text, votes: isShown ? votesOf(index) : null })),
    total: options.reduce((sum, _, index) => sum + votesOf(index), 0),
    endsAt,
    isOver,
    mine,
  };
}
