import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cameOnline, serverFound } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { allSettled, type Scope } from 'effector';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { $runResult, resultsFoundFx, runEnded, sendingWanted } from '../src/pages/play/results.ts';
import { startScope } from './player.ts';

const FINISH = { run: 'r'.repeat(22), log: [[3, 1]] as [number, number][], ticks: 10, score: 30 };
const COUNTED = { score: 30, best: 30, isBest: true, points: 3, total: 3, rank: 1, bricks: 0 };

let api: Awaited<ReturnType<typeof startApi>>;
beforeEach(async () => {
  api = await startApi();
  api.reply = succeed(COUNTED);
});
afterEach(async () => {
  await api.close();
  localStorage.clear();
});

/** A page of a person, as the shell starts one. */
async function open(uid: string | null = 'u1'): Promise<Scope> {
  const scope = startScope(api.url, uid);
  await allSettled(resultsFoundFx, { scope });
  return scope;
}

const lose = (): void => {
  api.reply = (_, response) => void response.writeHead(503).end();
};
const bodies = () => api.received.map(({ body }) => JSON.parse(body) as unknown);

describe('the result of a run', () => {
  test('it is sent with a key of its own and shows what it brought', async () => {
    const scope = await open();
    await allSettled(runEnded, { scope, params: FINISH });
    expect(scope.getState($runResult)).toEqual({ state: 'counted', run: COUNTED });
    expect(bodies()).toEqual([FINISH]);
    expect(api.received[0]?.headers['idempotency-key']).toMatch(/\S{16,}/);
  });

  test.each([
    ['the server is found again', serverFound],
    ['the network is back', cameOnline],
    ['the person asks for it', sendingWanted],
  ])('it is kept while nobody answers, and sent under the same key when %s', async (_when, unit) => {
    const scope = await open();
    lose();
    await allSettled(runEnded, { scope, params: FINISH });
    expect(scope.getState($runResult)).toEqual({ state: 'kept', score: 30 });
    api.reply = succeed(COUNTED);
    await allSettled(unit, { scope });
    expect(scope.getState($runResult)).toMatchObject({ state: 'counted' });
    expect(new Set(api.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    await allSettled(unit, { scope });
    expect(api.received).toHaveLength(2);
  });

  test('it outlives the page, and is sent by the next one', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(), params: FINISH });
    api.reply = succeed(COUNTED);
    const next = await open();
    expect(next.getState($runResult)).toMatchObject({ state: 'counted' });
    expect(bodies()).toEqual([FINISH, FINISH]);
    await open();
    expect(api.received).toHaveLength(2);
  });

  test('it is sent by nobody else', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(), params: FINISH });
    api.reply = succeed(COUNTED);
    expect((await open('u2')).getState($runResult)).toBeNull();
    expect((await open(null)).getState($runResult)).toBeNull();
    expect(api.received).toHaveLength(1);
    expect((await open()).getState($runResult)).toMatchObject({ state: 'counted' });
  });

  test('it waits for those before it', async () => {
    const scope = await open();
    lose();
    await allSettled(runEnded, { scope, params: FINISH });
    api.reply = succeed(COUNTED);
    const other = { ...FINISH, run: 's'.repeat(22) };
    await allSettled(runEnded, { scope, params: other });
    expect(bodies()).toEqual([FINISH, FINISH, other]);
  });

  test('it is not sent again when it was refused, and says why', async () => {
    const scope = await open();
    api.reply = envelope(CODES.runRefused);
    await allSettled(runEnded, { scope, params: FINISH });
    expect(scope.getState($runResult)).toEqual({ state: 'refused', score: 30, reason: `message of ${CODES.runRefused}` });
    await allSettled(sendingWanted, { scope });
    await open();
    expect(api.received).toHaveLength(1);
  });

  test('it is settled when an earlier page has ended it', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(), params: FINISH });
    api.reply = envelope(CODES.runRefused);
    expect((await open()).getState($runResult)).toEqual({ state: 'settled' });
  });

  test.each(['no JSON', '{}', '[{}]', '[{"uid":"u1","at":1,"finish":{"run":"x","log":[],"ticks":1,"score":1}}]'])(
    'it takes up nothing from what is no run, or one too old: %s',
    async (kept) => {
      localStorage.setItem('gamehub:runs', kept);
      expect((await open()).getState($runResult)).toBeNull();
      expect(api.received).toEqual([]);
    },
  );
});
