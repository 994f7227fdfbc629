import { StartError } from '../../lib/start-error.ts';
import { describeFailure } from './failure.ts';
import type { ClusterHome } from './home.ts';
import { startPostmaster } from './postmaster.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { withStartLock } from './start-lock.ts';

/** How soon it is seen that PostgreSQL has ended, ms. */
const LOOK_MS = 500;
/** What ends again and again is not started for ever. */
const MOST_RESTARTS = 5;
const WITHIN_MS = 60_000;

export interface WatchOptions {
  home: ClusterHome;
  isThrowaway: boolean;
  /** Where everybody looks for it. */
  port: number;
  /** PostgreSQL had ended and runs again. */
  restarted(): void;
  /** It ended and cannot be brought back; the message says why and what to do. */
  lost(reason: StartError): void;
}

/** Starts the PostgreSQL of a cluster again when it ends, whoever started it. @returns what ends the watch */
export function watchPostmaster({ home, isThrowaway, port, restarted, lost }: WatchOptions): () => void {
  let restarts: number[] = [];
  let isOver = false;
  let isBusy = false;

  async function bringBack(): Promise<void> {
    restarts = [...restarts.filter((at) => at > Date.now() - WITHIN_MS), Date.now()];
    if (restarts.length > MOST_RESTARTS)
      throw new StartError(`PostgreSQL under ${home.data} ends again and again; see postgres.log beside it`);
    await withStartLock(home.control, async () => {
      if (isOver) return;
      const postmaster = await startPostmaster(home, isThrowaway);
      if (postmaster.port !== port)
        throw new StartError(`PostgreSQL ended, and its port ${port} was taken meanwhile by another program; start the server again`);
      restarted();
    });
  }

  async function look(): Promise<void> {
    if (isBusy || runningPostmaster(home.data)) return;
    isBusy = true;
    try {
      await bringBack();
    } catch (error) {
      end();
      lost(describeFailure(error, home.control));
    } finally {
      isBusy = false;
    }
  }

  const timer = setInterval(() => void look(), LOOK_MS).unref();
  function end(): void {
    isOver = true;
    clearInterval(timer);
  }
  return end;
}
