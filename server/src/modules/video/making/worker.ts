import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { VideoFiles } from '../files/keys.ts';
import { LEASE_MS, PAUSE_MS, RENEW_MS, TRIES } from '../limits.ts';
import type { Programs } from '../programs/find.ts';
import { videosOf, workOf, type VideoRow } from '../videos/repository.ts';
import { asStepFailed, StepFailed } from '../probe/step-failed.ts';
import { nextStep, type Step, type StepTools } from './steps.ts';

export interface WorkerDeps {
  db: Db;
  clock: Clock;
  files: VideoFiles;
  /** Where it works: on the disk of the data folder. */
  workDir: string;
  findPrograms(): Promise<Programs | undefined>;
  /** Copies what was sent to a path. */
  copySource(assetId: string, path: string): Promise<void>;
  tell(id: string): Promise<void>;
  failed(error: unknown, what: string): void;
}

/** The video is another worker's, or gone. */
class Lost extends Error {}

const PERCENT_MS = 1000;
const ABANDONED_MS = 24 * 3600 * 1000;

/**
 * Makes videos in this process, one at a time. The rows say what is to be made, so whatever is killed goes on at the first thing
 * that is missing, here or in another process, as soon as the lease is over.
 */
export function createWorker({ db, clock, files, workDir, findPrograms, copySource, tell, failed }: WorkerDeps) {
  const worker = randomUUID();
  const stopping = new AbortController();
  let [running, isAsked]: [Promise<void> | undefined, boolean] = [undefined, false];
  const at = (ms = 0) => new Date(clock.now() + ms);

  /** Does a step, or gives it up. @returns whether to go on with the next one */
  async function take(step: Step, row: VideoRow, tools: StepTools): Promise<boolean> {
    try {
      if (row.tries > TRIES) throw new StepFailed('interrupted', { isFinal: row.work !== 'probing' });
      await step.run(tools);
      return true;
    } catch (error) {
      if (error instanceof Lost || tools.signal.aborted) throw error;
      const failure = asStepFailed(error);
      failed(failure.cause ?? failure, `video ${row.id}: ${failure.reason}`);
      if (!failure.isFinal && row.tries < TRIES) {
        const pause = PAUSE_MS * 2 ** (row.tries - 1);
        await tools.save({ nextAt: at(pause) });
        setTimeout(wake, pause).unref();
        return false;
      }
      await step.giveUp(tools, failure);
      return true;
    }
  }

  async function make(claimed: VideoRow, programs: Programs): Promise<void> {
    const { id } = claimed;
    const folder = join(workDir, `${id}-${randomUUID()}`);
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const save: StepTools['save'] = async (values, tx = db) => {
      if (await workOf(tx).change(id, worker, values)) return;
      lost.abort();
      throw new Lost();
    };
    const renew = () => save({ leaseUntil: at(LEASE_MS) }).catch((error: unknown) => error instanceof Lost || failed(error, `video ${id}`));
    const renewing = setInterval(() => void renew(), RENEW_MS);
    let told = 0;
    const onPercent: StepTools['onPercent'] = (height, percent) => {
      if (Date.now() - told < PERCENT_MS) return;
      told = Date.now();
      const note = videosOf(db)
        .changeRendition(id, height, { percent })
        .then(() => tell(id));
      note.catch((error: unknown) => failed(error, `video ${id}`));
    };
    const tools: StepTools = { db, programs, files, folder, signal, save, onPercent };
    try {
      await mkdir(folder, { recursive: true });
      await copySource(claimed.assetId, join(folder, 'source'));
      for (;;) {
        const row = await videosOf(db).find(id);
        const step = row && nextStep(row, await videosOf(db).renditionsOf([id]));
        if (!row || !step || !(await take(step, row, tools))) break;
        await save({ tries: 1 });
        await tell(id);
      }
    } catch (error) {
      if (!(error instanceof Lost) && !signal.aborted) {
        failed(error, `video ${id}`);
        await save({ nextAt: at(PAUSE_MS * 2 ** claimed.tries) }).catch(() => undefined);
      }
    } finally {
      clearInterval(renewing);
      await rm(folder, { recursive: true, force: true }).catch((error: unknown) => failed(error, `video ${id}`));
      // A try that our own end cut off is none.
      const tries = stopping.signal.aborted ? Math.max(0, claimed.tries - 1) : undefined;
      await workOf(db).change(id, worker, { worker: null, leaseUntil: null, ...(tries !== undefined && { tries }) });
    }
  }

  async function work(): Promise<void> {
    do {
      isAsked = false;
      const programs = await findPrograms();
      if (!programs) {
        for (const id of await workOf(db).markWaiting()) await tell(id);
        return;
      }
      for (;;) {
        if (stopping.signal.aborted) return;
        const row = await workOf(db).claim(worker, at(), at(LEASE_MS));
        if (!row) break;
        await make(row, programs);
      }
    } while (isAsked);
  }

  /** There is something to make: it is begun now, or after what is under way. */
  function wake(): void {
    isAsked = true;
    if (stopping.signal.aborted) return;
    running ??= work()
      .catch((error: unknown) => failed(error, 'videos'))
      .finally(() => {
        running = undefined;
      });
  }

  return {
    wake,
    /** Removes files of videos that are gone, and what killed workers left on this machine. */
    async sweep(): Promise<void> {
      for (const { id } of await videosOf(db).removed(100)) {
        await files.remove(id);
        await videosOf(db).forget(id);
      }
      for (const name of await readdir(workDir).catch(() => [])) {
        const found = await stat(join(workDir, name)).catch(() => undefined);
        if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(join(workDir, name), { recursive: true, force: true });
      }
    },
    async close(): Promise<void> {
      stopping.abort();
      await running;
    },
  };
}
