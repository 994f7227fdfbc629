import { createCollectionReader, type CollectionTerms } from '@mortar/chain/collections';
import type { Clock } from '../../../lib/clock.ts';
import { shareAnswers } from '../../../lib/shared-answer.ts';
import type { WarningsDeps } from './service.ts';

/** For so long one look at a contract does for everybody. */
const SHARED_MS = 10_000;
/** Contracts whose last look is kept. */
const MOST = 500;

interface Deps {
  clock: Clock;
  /** Servers of chains, by their ids. */
  rpc: Readonly<Record<number, string>>;
  signal: AbortSignal;
}

/** Looks at contracts, each seldom enough that visitors don't use up a chain's server. */
export function createLook({ clock, rpc, signal }: Deps): WarningsDeps['readTerms'] {
  const share = shareAnswers<CollectionTerms | undefined>(SHARED_MS, clock, MOST);
  return (chain, contract) => {
    const url = rpc[chain];
    if (url === undefined) return Promise.resolve(undefined);
    return share(`${chain}-${contract}`, () => createCollectionReader(url, signal)(contract).catch(() => undefined));
  };
}
