import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { createTestDatabase, WORKSPACE } from '../../test/database.ts';
import { until } from '../../test/platform.ts';
import { programOf } from '../../test/program.ts';
import type { Database } from '../db/database.ts';
import { createJobs, type Jobs, type JobsLog, type JobsOptions } from './index.ts';

jest.setTimeout(60_000);

let database: Database;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.stop();
});

const silent = { warn: () => {}, error: () => {} };
async function open(options: Partial<JobsOptions> = {}, log: JobsLog = silent): Promise<Jobs> {
  const jobs = await createJobs(database.url, log, options);
  opened.push(jobs);
  return jobs;
}

const inQueue = (name: string) => database.sql`select state::text, retry_count from jobs.job where name = ${name}`;

describe('jobs', () => {
  test('it does what comes round once at a time, although several processes ask for it', async () => {
    let done = 0;
    for (const jobs of [await open({ pollEvery: 0.5 }), await open({ pollEvery: 0.5 })])
      await jobs.every('tick', 1, async () => void (done += 1));
    await until('it came round twice', () => done >= 2);
    const [row] = await database.sql`select count(*) = count(distinct singleton_on) as "isOnce" from jobs.job where name = 'tick'`;
    expect(row).toEqual({ isOnce: true });
  });

  test('it does what comes round by the hour at once, then by the queue’s own schedule', async () => {
    const jobs = await open();
    let done = 0;
    await jobs.every('hourly', 3600, async () => void (done += 1));
    await until('it was done', () => done === 1);
    expect(await database.sql`select cron from jobs.schedule where name = 'hourly'`).toEqual([{ cron: '0 * * * *' }]);
    await expect(jobs.every('odd', 420, async () => {})).rejects.toThrow("'every 420 s'");
  });

  test('a later start finds queues and schedules as they are, and brings those that an earlier version made otherwise up to date', async () => {
    const queue = () => database.sql`select retry_delay, updated_on from jobs.queue where name = 'twice'`;
    const schedule = () => database.sql`select cron, updated_on from jobs.schedule where name = 'twice'`;
    const start = async (seconds: number, options: Partial<JobsOptions> = {}) => {
      await (await open(options)).every('twice', seconds, async () => {});
      return { queue: (await queue())[0], schedule: (await schedule())[0] };
    };
    const first = await start(3600);
    expect(await start(3600)).toEqual(first);
    const changed = await start(1800, { retryAfter: 7 });
    expect([changed.queue!['retry_delay'], changed.schedule!['cron']]).toEqual([7, '*/30 * * * *']);
  });

  test('it ends schedules that nobody asks for any more, and leaves those of other processes', async () => {
    const before = await open();
    for (const queue of ['gone.prune', 'here.old', 'here.new', 'there.prune']) await before.every(queue, 3600, async () => {});
    const isOther = (queue: string) => !queue.includes('.');
    const now = await open();
    await now.every('here.new', 3600, async () => {});
    await now.endOldSchedules((queue) => queue.startsWith('there.') || isOther(queue));
    const left = await database.sql`select name from jobs.schedule where name like '%.%' order by name`;
    expect(left.map((row) => row['name'])).toEqual(['here.new', 'there.prune']);
  });

  test('it does a job that was sent in a transaction, once', async () => {
    const jobs = await open();
    const done: unknown[] = [];
    await jobs.work('once', async (data) => void done.push(data));
    await database.db.transaction((tx) => jobs.send(tx, 'once', { text: '你好' }));
    await until('the job is done', async () => (await inQueue('once'))[0]?.['state'] === 'completed');
    expect(done).toEqual([{ text: '你好' }]);
  });

  test('it does many jobs that were sent at once without a pause, and again only what failed', async () => {
    const jobs = await open({ retryAfter: 1000, pollEvery: 1000 });
    const done: number[] = [];
    await jobs.work('many', async (data) => {
      const { number } = data as { number: number };
      if (number === 7) throw new Error('not this one');
      done.push(number);
    });
    await Promise.all(Array.from({ length: 60 }, (_, number) => jobs.send(database.db, 'many', { number })));
    await until('all but one are done', () => done.length === 59);
    expect(new Set(done).size).toBe(59);
    await until('the other one waits', async () => (await inQueue('many')).some((job) => job['state'] === 'retry'));
  });

  test('it tells the operator which job failed and where, not in the words of the error', async () => {
    const warn = jest.fn<JobsLog['warn']>();
    const jobs = await open({ retryAfter: 1000 }, { ...silent, warn });
    await jobs.work('fails', () => Promise.reject(Object.assign(new TypeError('no kim@example.com\n    here'), { code: 'EENVELOPE' })));
    await jobs.send(database.db, 'fails', {});
    await until('it is told', () => warn.mock.calls.length > 0);
    const trace = { queue: 'fails', job: expect.any(String), type: 'TypeError', code: 'EENVELOPE', stack: expect.any(Array) };
    expect(warn.mock.calls).toEqual([[trace, 'a job failed']]);
    expect(JSON.stringify(warn.mock.calls)).toContain('jobs.test');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('kim@');
  });

  test('it leaves no job of a transaction that rolls back', async () => {
    const jobs = await open();
    const taken = database.db.transaction(async (tx) => {
      await jobs.send(tx, 'never', { text: 'a' });
      throw new Error('taken back');
    });
    await expect(taken).rejects.toThrow('taken back');
    expect(await inQueue('never')).toHaveLength(0);
  });

  test('it gives a job again to a handler that failed', async () => {
    const jobs = await open({ retryAfter: 1, pollEvery: 0.5 });
    let tries = 0;
    await jobs.work('again', async () => {
      tries += 1;
      if (tries === 1) throw new Error('not now');
    });
    await jobs.send(database.db, 'again', {});
    await until('the job is done', async () => (await inQueue('again'))[0]?.['state'] === 'completed', 20_000);
    expect(tries).toBe(2);
  });

  test('it finishes what is under way before it stops', async () => {
    const jobs = await open();
    let begun = false;
    let end = () => {};
    const held = new Promise<void>((resolve) => (end = resolve));
    await jobs.work('slow', async () => {
      begun = true;
      await held;
    });
    await jobs.send(database.db, 'slow', {});
    await until('the job has begun', () => begun);
    const stopped = jobs.stop();
    end();
    await stopped;
    expect(await inQueue('slow')).toEqual([expect.objectContaining({ state: 'completed' })]);
  });

  test('it does a job whose process was killed in the middle of it', async () => {
    const child = spawn(process.execPath, [programOf('stuck-worker'), database.url], {
      cwd: WORKSPACE,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    expect(await inQueue('killed')).toEqual([expect.objectContaining({ state: 'active' })]);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const jobs = await open({ lookEvery: 1, pollEvery: 0.5 });
    const done: unknown[] = [];
    await jobs.work('killed', async (data) => void done.push(data));
    await until('another process has done it', () => done.length > 0, 40_000);
    expect(done).toEqual([{ text: 'left behind' }]);
  });
});
