import type { Relation } from '@mortar/protocol/relations';
import type { EdgeKind } from './tables.ts';

/** A fact between two people. */
export interface Edge {
  fromId: number;
  toId: number;
  kind: EdgeKind;
}

/** Whether somebody stands so to somebody. */
export type Has = (fromId: number, kind: EdgeKind, toId: number) => boolean;

/** Makes edges ready to be asked for. */
export function hasEdge(edges: readonly Edge[]): Has {
  const known = new Set(edges.map(({ fromId, kind, toId }) => `${fromId} ${kind} ${toId}`));
  return (fromId, kind, toId) => known.has(`${fromId} ${kind} ${toId}`);
}

/** How two people stand to each other, as one of them may know it. */
export function relationOf(has: Has, viewerId: number, otherId: number): Relation {
  return {
    contact: contactOf(has, viewerId, otherId),
    follows: has(viewerId, 'follow', otherId),
    isFollower: has(otherId, 'follow', viewerId),
    isBlocked: has(viewerId, 'block', otherId),
  };
}

function contactOf(has: Has, viewerId: number, otherId: number): Relation['contact'] {
  if (has(viewerId, 'contact', otherId)) return 'contact';
  if (has(viewerId, 'request', otherId)) return 'asked';
  return has(otherId, 'request', viewerId) && !has(viewerId, 'ignore', otherId) ? 'asks' : 'none';
}
