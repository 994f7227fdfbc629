import { setTimeout as wait } from 'node:timers/promises';
import type { ChainSource } from '@mortar/chain/source';
import type { Clock } from '../../../lib/clock.ts';
import type { ChainFigures } from './metrics.ts';
import { cursorOf } from './repository.ts';
import { createStep, type StepDeps, type Stepped } from './step.ts';

/** The longest pause after failures, ms. */
const LATEST_MS = 30_000;
/** That all is well is written down so often, ms. */
const SEEN_MS = 5000;

export interface FollowChainDeps extends Omit<StepDeps, 'source'> {
  /** @param signal ends what is under way */
  open(signal: AbortSignal): ChainSource;
  clock: Clock;
  figures: ChainFigures;
  /** Pause between looks at the head, ms. */
  pollMs: number;
  /** Runs after each look at the chain. @param isNew whether something was read or taken back */
  after?(isNew: boolean): Promise<void>;
  /** The first of several failures in a row, and what is no failure of a server. */
  warn(error: unknown, chainId: number): void;
}

/** Reads a chain on for as long as the process lives; whatever its server does ends nothing. @returns what stops it, and waits */
export function followChain({ open, clock, figures, pollMs, after, warn, ...deps }: FollowChainDeps): () => Promise<void> {
  const { db, chainId } = deps;
  const stopped = new AbortController();
  const step = createStep({ ...deps, source: open(stopped.signal) });
  let failures = 0;
  let seenAt = 0;
  let newest: number | undefined;

  async function isStepped(): Promise<boolean> {
    const now = new Date(clock.now());
    const { head, headAt, stepped } = await step(now);
    figures.stepped(chainId, head, stepped);
    const ahead = head === newest ? undefined : Math.max(0, Math.round(headAt - now.getTime() / 1000));
    await after?.(stepped.is !== 'current');
    if (stepped.is !== 'current' || failures > 0 || now.getTime() - seenAt > SEEN_MS) {
      await cursorOf(db, chainId).see(head, now, ahead);
      newest = head;
      seenAt = now.getTime();
    }
    failures = 0;
    return isMore(stepped, head);
  }

  async function failed(error: unknown): Promise<void> {
    figures.failed(chainId);
    if (failures++ > 0) return;
    warn(error, chainId);
    await note(error instanceof Error ? error.message : String(error));
  }

  /** For readers of the tables; where these cannot be written, the log has it. */
  async function note(problem: string): Promise<void> {
    try {
      await cursorOf(db, chainId).fail(problem);
    } catch {
      // The database is away.
    }
  }

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const isMore = await isStepped().catch(async (error: unknown) => {
        if (!stopped.signal.aborted) await failed(error);
        return false;
      });
      const pause = failures > 0 ? Math.min(LATEST_MS, pollMs * 2 ** failures) * (0.5 + Math.random() / 2) : pollMs;
      if (!isMore) await wait(pause, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  const ended = run();
  return () => {
    stopped.abort();
    return ended;
  };
}

/** Whether the next step need not wait for a block. */
const isMore = (stepped: Stepped, head: number): boolean =>
  stepped.is === 'reverted' || stepped.is === 'overtaken' || (stepped.is === 'advanced' && stepped.block < head);
