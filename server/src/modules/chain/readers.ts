import type { Db } from '../../db/db.ts';
import type { Clock } from '../../lib/clock.ts';
import { createActivity } from './activity/service.ts';
import { createCollections } from './collections/service.ts';
import { createItems } from './items/service.ts';
import type { Markets } from './markets.ts';
import { createOverview } from './overview/service.ts';
import { createRankings } from './rankings/service.ts';
import { createLook } from './warnings/look.ts';
import { createWarnings } from './warnings/service.ts';

interface Deps {
  db: Db;
  clock: Clock;
  markets: Markets;
  /** Servers of chains, by their ids. */
  rpc: Readonly<Record<number, string>>;
  signal: AbortSignal;
}

/** What is read for endpoints and for the beginnings of pages alike, each answer shared by both. */
export function createReaders({ rpc, signal, ...deps }: Deps) {
  return {
    activity: createActivity(deps),
    collections: createCollections(deps),
    items: createItems(deps),
    overview: createOverview(deps),
    rankings: createRankings(deps),
    warnings: createWarnings({ ...deps, readTerms: createLook({ clock: deps.clock, rpc, signal }) }),
  };
}

export type Readers = ReturnType<typeof createReaders>;
