import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type Job, type JobResult } from 'pg-boss';
import type { Db } from '../db/db.ts';
import { openQueues, type QueuePolicy } from './queues.ts';

/** What the queue tells the operator. */
export interface JobsLog {
  warn(details: object, text: string): void;
  error(details: object, text: string): void;
}

export type JobHandler = (data: unknown) => Promise<void>;

/** Work that outlives a request and a killed process, on our own PostgreSQL (docs/design/server.md). */
export interface Jobs {
  /** Puts a job into a queue, in the transaction that it belongs to: what rolls back leaves no job. */
  send(tx: Db, queue: string, data: object): Promise<void>;
  /** Does a queue's jobs in this process, several at a time. A handler that throws gets the job again later; it may run twice for one job. */
  work(queue: string, handler: JobHandler): Promise<void>;
  /**
   * Does work now and then every so many seconds: once at a time, whatever number of processes ask for it.
   * @param seconds whole minutes that an hour is made of, or less than one minute
   */
  every(queue: string, seconds: number, work: () => Promise<void>): Promise<void>;
  /** Ends the schedules that nobody asked for since the start, such as those of a module that is gone, unless they are some other process's. */
  endOldSchedules(isElsewhere: (queue: string) => boolean): Promise<void>;
  /** Takes no more jobs and gives those under way 3 s; what is not done by then is done after the next start. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** Seconds after which a job counts as left behind by a process that died. */
  abandonedAfter: number;
  /** Seconds before the first retry; every further one waits twice as long. */
  retryAfter: number;
  /** Seconds between two looks for jobs that were left behind. */
  lookEvery: number;
  /** Seconds between two looks for jobs whose retry is due; a new job is told of at once. */
  pollEvery: number;
}

const SCHEMA = 'jobs';
const CONNECTIONS = 4;
/** Who fetches jobs of a queue, and how many at a time: a full fetch is followed by the next one at once. */
const WORKERS = 2;
const BATCH = 5;
/** Seconds between two looks at a queue whose schedule is a minute or longer: there are some thirty, and a new job is told of at once. */
const LOOK_AT_SCHEDULES = 30;
const STOP_MS = 3000;
const RETRIES = 8;
const LONGEST_RETRY_SECONDS = 15 * 60;
const KEEP_DONE_SECONDS = 24 * 3600;
const DEFAULTS: JobsOptions = { abandonedAfter: 120, retryAfter: 5, lookEvery: 30, pollEvery: 5 };

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** When to do what comes round every so many seconds, as cron says it (UTC). */
function cronOf(seconds: number): string {
  if (seconds % MINUTE_SECONDS !== 0 || HOUR_SECONDS % seconds !== 0) throw new Error(`no schedule says 'every ${seconds} s'`);
  return seconds === HOUR_SECONDS ? '0 * * * *' : `*/${seconds / MINUTE_SECONDS} * * * *`;
}

function policy({ abandonedAfter, retryAfter }: JobsOptions): QueuePolicy {
  return {
    notify: true,
    retryLimit: RETRIES,
    retryDelay: retryAfter,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_SECONDS,
    expireInSeconds: abandonedAfter,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  };
}

/** Where an error came from and of what kind it is, without its message: mail servers quote the recipient's address in theirs. */
function traceOf(error: unknown): { type: string; code: string | undefined; stack: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, code: undefined, stack: [] };
  const { code } = error as NodeJS.ErrnoException;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: error.name, code, stack: stack.map((line) => line.trim()) };
}

/** How a job went, for the queue; one that fails takes no other one of its fetch with it. */
async function outcomeOf(id: string, job: () => Promise<void>, failed: (error: unknown) => void): Promise<JobResult> {
  try {
    await job();
    return { id, status: 'completed' };
  } catch (error) {
    failed(error);
    return { id, status: 'failed', output: { message: String(error) } };
  }
}

/**
 * Opens the queues of a database, in a schema of their own that pg-boss makes and keeps up to date.
 * @param databaseUrl holds the password: never logged
 */
export async function createJobs(databaseUrl: string, log: JobsLog, options: Partial<JobsOptions> = {}): Promise<Jobs> {
  const settings = { ...DEFAULTS, ...options };
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'mortar jobs',
    schema: SCHEMA,
    max: CONNECTIONS,
    useListenNotify: true,
    superviseIntervalSeconds: settings.lookEvery,
    monitorIntervalSeconds: settings.lookEvery,
  });
  let isStopping = false;
  // What is not done when the queue ends has nowhere to say so: it is done after the next start.
  boss.on('error', (error) => isStopping || log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'the job queue warns'));
  await boss.start();

  const ensure = await openQueues(boss, policy(settings));
  /** What cron says of each queue that has a schedule. */
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));

  async function take(queue: string, handler: JobHandler, workers: number, lookEvery: number): Promise<void> {
    await ensure(queue);
    const fetching = {
      localConcurrency: workers,
      batchSize: BATCH,
      burstWhenBatchFull: true,
      perJobResults: true,
      pollingIntervalSeconds: settings.pollEvery,
      notifyPollingIntervalSeconds: lookEvery,
    } as const;
    const failed = (job: string, error: unknown) => isStopping || log.warn({ queue, job, ...traceOf(error) }, 'a job failed');
    const outcome = ({ id, data }: Job) =>
      outcomeOf(
        id,
        () => handler(data),
        (error) => failed(id, error),
      );
    await boss.work(queue, fetching, (jobs: Job[]) => Promise.all(jobs.map(outcome)));
  }

  const scheduled = new Set<string>();

  return {
    async send(tx, queue, data) {
      await ensure(queue);
      await boss.send(queue, data, { db: fromDrizzle(tx, sql) });
    },
    work: (queue, handler) => take(queue, handler, WORKERS, settings.pollEvery),
    async every(queue, seconds, handler) {
      const cron = seconds < MINUTE_SECONDS ? undefined : cronOf(seconds);
      scheduled.add(queue);
      if (cron === undefined) {
        // The finest step of schedules is a minute, so each run orders the next one: in the time after this one, when this one has its job.
        const order = () => boss.sendDebounced(queue, {}, {}, seconds);
        await take(queue, () => order().then(handler), 1, settings.pollEvery);
        await order();
        return;
      }
      await take(queue, handler, 1, Math.max(settings.pollEvery, LOOK_AT_SCHEDULES));
      await boss.send(queue, {}, { singletonSeconds: seconds });
      if (crons.get(queue) !== cron) await boss.schedule(queue, cron);
    },
    async endOldSchedules(isElsewhere) {
      for (const { name } of await boss.getSchedules()) if (!scheduled.has(name) && !isElsewhere(name)) await boss.unschedule(name);
    },
    async stop() {
      isStopping = true;
      await boss.stop({ graceful: true, timeout: STOP_MS });
    },
  };
}
