import type { Output } from '@mortar/protocol';
import type { getHighlights } from '@mortar/protocol/games';
import { useUnit } from 'effector-react';
import { highlights } from './highlights.ts';

type Highlights = Output<typeof getHighlights>;

/** One of the figures; without one, what stands in its place: an invitation to be the first, or the leaderboard where none came. */
export function useHighlight<Name extends keyof Highlights>(name: Name) {
  const { data, failure } = useUnit({ data: highlights.$data, failure: highlights.$failure });
  const empty = { id: `gamehub.wall.${name}.empty`, to: '/games/kiln-stack' };
  const failed = { id: 'gamehub.wall.unknown', to: '/im/gamecenter' };
  return { found: data?.[name] ?? null, otherwise: data ? empty : failure ? failed : undefined };
}
