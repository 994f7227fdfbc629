import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { until } from '../../../../../test/platform.ts';
import { startRedis, type TestRedis } from '../../../../../test/redis.ts';
import type { Fanout } from '../fanout.ts';
import { createRedisFanout } from './index.ts';

let redis: TestRedis;
const failures: string[] = [];
const open = new Set<Fanout>();
beforeAll(async () => {
  redis = await startRedis();
});
afterAll(() => redis.close());
beforeEach(async () => {
  failures.length = 0;
  await redis.flush();
});
afterEach(async () => {
  for (const fanout of open) await fanout.close();
  open.clear();
});

/** A process, with what it hears. */
async function createProcess() {
  const fanout = createRedisFanout({ url: redis.url, failed: (error) => failures.push(String(error)) });
  open.add(fanout);
  await fanout.opened();
  const heard: unknown[] = [];
  fanout.subscribe('said', (message) => heard.push(message));
  return { ...fanout, heard };
}
const two = () => Promise.all([createProcess(), createProcess()]);
const words = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => ({ word: from + index }));

describe('messages between processes', () => {
  test('each process gets every one once and in order, its own at once', async () => {
    const [a, b] = await two();
    for (const word of words(1, 1200)) a.publish('said', word);
    expect(a.heard).toEqual(words(1, 1200));
    await until('the other heard', () => b.heard.length >= 1200);
    b.publish('said', { word: 1201 });
    await until('it hears the other', () => a.heard.length > 1200);
    expect([a.heard, b.heard]).toEqual([words(1, 1201), words(1, 1201)]);
    expect(failures).toEqual([]);
  });

  test('a Redis that hangs holds nobody up: what was said meanwhile comes when it goes on', async () => {
    const [a, b] = await two();
    redis.hold();
    for (const word of words(1, 50)) a.publish('said', word);
    expect(a.heard).toHaveLength(50);
    redis.letGo();
    await until('the other heard', () => b.heard.length >= 50);
    expect(b.heard).toEqual(words(1, 50));
  });

  test('a Redis that forgot everything, or was started again, carries what comes from then on', async () => {
    const [a, b] = await two();
    a.publish('said', { word: 1 });
    await until('it came', () => b.heard.length === 1);
    await redis.flush();
    a.publish('said', { word: 2 });
    await until('it came', () => b.heard.length === 2);
    await redis.restart();
    const says = async () => {
      a.publish('said', { word: 3 });
      return b.heard.some((one) => (one as { word: number }).word === 3);
    };
    await until('they talk again', says);
    // Each of them says so once.
    expect(failures).toEqual([0, 1].map(() => expect.stringContaining('REDIS_URL: 127.0.0.1:')));
  });
});

describe('numbers of topics', () => {
  test('all processes take from one row; whoever followed before a loss sees another epoch', async () => {
    const [a, b] = await two();
    const first = await a.next('t');
    const taken = await Promise.all(Array.from({ length: 20 }, (_, index) => [a, b][index % 2]!.next('t')));
    expect(taken.map(({ n }) => n).toSorted((x, y) => x - y)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect(new Set(taken.map(({ epoch }) => epoch))).toEqual(new Set([first.epoch]));
    expect(await b.position('t')).toEqual({ epoch: first.epoch, n: 21 });
    expect(await b.position('other')).toEqual({ epoch: first.epoch, n: 0 });
    await redis.flush();
    const after = await a.next('t');
    expect(after).toEqual({ epoch: expect.not.stringContaining(first.epoch), n: 1 });
    redis.hold();
    expect((await a.next('t')).epoch).not.toBe(after.epoch);
    redis.letGo();
  });
});

describe('what was about to be told', () => {
  test('one process is asked to tell it when the one that began died, and nobody when it was told', async () => {
    const [dead, living] = await two();
    const untold: string[][] = [];
    const asked: string[] = [];
    for (const [name, one] of [
      ['dead', dead],
      ['living', living],
    ] as const)
      one.onUntold('im', async (keys) => {
        asked.push(name);
        untold.push(keys);
        if (untold.length === 1) throw new Error('The database is away');
      });
    dead.intentsOf('im')(['1'])();
    dead.intentsOf('im')(['2', '3']);
    dead.publish('said', { word: 1 });
    await until('the intent is there', () => living.heard.length === 1);
    await dead.close();
    await until('it is told', () => untold.length >= 2);
    expect(untold).toEqual([
      ['2', '3'],
      ['2', '3'],
    ]);
    expect(asked).toEqual(['living', 'living']);
    expect(failures).toEqual(['Error: The database is away']);
  });

  test('what was published and did not get to Redis is told again when it is back', async () => {
    const [a, b] = await two();
    const untold: string[] = [];
    for (const one of [a, b]) one.onUntold('im', async (keys) => void untold.push(...keys));
    redis.hold();
    const told = a.intentsOf('im')(['7']);
    a.publish('said', { word: 1 });
    told();
    await redis.restart();
    await until('it is told', () => untold.length > 0);
    expect([untold, b.heard]).toEqual([['7'], []]);
  });
});
