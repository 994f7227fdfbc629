import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { $session, cameOnline, serverFound } from '@mortar/host';
import { CODES } from '@mortar/protocol';
import { allSettled, type Scope } from 'effector';
import { envelope, startApi, succeed } from '../../shared/client/test/api-server.ts';
import { $arrived, $runResult, $unclaimedPoints, resultsFoundFx, runEnded, sendingWanted } from '../src/entities/run/index.ts';
import { startScope } from './player.ts';
import { SESSION } from '../../shared/remote-kit/test/session.ts';

const FINISH = { run: 'r'.repeat(22), log: [[3, 1]] as [number, number][], ticks: 10, score: 30 };
const PLAYED = { uid: 'u1', finish: FINISH };
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
    await allSettled(runEnded, { scope, params: PLAYED });
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
    await allSettled(runEnded, { scope, params: PLAYED });
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
    await allSettled(runEnded, { scope: await open(), params: PLAYED });
    api.reply = succeed(COUNTED);
    const next = await open();
    expect(next.getState($runResult)).toMatchObject({ state: 'counted' });
    expect(bodies()).toEqual([FINISH, FINISH]);
    await open();
    expect(api.received).toHaveLength(2);
  });

  test('it is sent by nobody else', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(), params: PLAYED });
    api.reply = succeed(COUNTED);
    expect((await open('u2')).getState($runResult)).toBeNull();
    expect((await open(null)).getState($runResult)).toBeNull();
    expect(api.received).toHaveLength(1);
    expect((await open()).getState($runResult)).toMatchObject({ state: 'counted' });
  });

  test('it waits for those before it', async () => {
    const scope = await open();
    lose();
    await allSettled(runEnded, { scope, params: PLAYED });
    api.reply = succeed(COUNTED);
    const other = { ...FINISH, run: 's'.repeat(22) };
    await allSettled(runEnded, { scope, params: { uid: 'u1', finish: other } });
    expect(bodies()).toEqual([FINISH, FINISH, other]);
  });

  test('it is not sent again when it was refused, and says why', async () => {
    const scope = await open();
    api.reply = envelope(CODES.runRefused);
    await allSettled(runEnded, { scope, params: PLAYED });
    expect(scope.getState($runResult)).toEqual({ state: 'refused', score: 30, reason: `message of ${CODES.runRefused}` });
    await allSettled(sendingWanted, { scope });
    await open();
    expect(api.received).toHaveLength(1);
  });

  test('it is settled when an earlier page has ended it', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(), params: PLAYED });
    api.reply = envelope(CODES.runRefused);
    expect((await open()).getState($runResult)).toEqual({ state: 'settled' });
  });

  test('tabs do not lose each other’s', async () => {
    const [one, other] = [await open(), await open()];
    lose();
    await allSettled(runEnded, { scope: one, params: PLAYED });
    await allSettled(runEnded, { scope: other, params: { uid: 'u1', finish: { ...FINISH, run: 's'.repeat(22) } } });
    api.reply = succeed(COUNTED);
    api.received.length = 0;
    await open();
    expect(bodies()).toEqual([FINISH, { ...FINISH, run: 's'.repeat(22) }]);
  });

  test.each(['no JSON', '{}', '[]', '{"uid":"u1","at":1,"finish":{"run":"x","log":[],"ticks":1,"score":1}}'])(
    'it takes up nothing from what is no run, or one too old: %s',
    async (kept) => {
      localStorage.setItem('gamehub:run:x', kept);
      expect((await open()).getState($runResult)).toBeNull();
      expect(api.received).toEqual([]);
    },
  );
});

describe('a run of a visitor', () => {
  const VISITORS = { uid: null, finish: FINISH };
  const paths = () => api.received.map(({ path }) => path.split('/game/')[1]);

  test('it is verified at once, says what it brings, and waits on this device', async () => {
    const scope = await open(null);
    await allSettled(runEnded, { scope, params: VISITORS });
    expect(scope.getState($runResult)).toEqual({ state: 'unclaimed', run: COUNTED });
    const next = await open(null);
    expect([next.getState($runResult), next.getState($unclaimedPoints)]).toEqual([null, 3]);
    expect(paths()).toEqual(['open/run/finish']);
  });

  test('it is claimed once by whoever signs in, on the next page', async () => {
    await allSettled(runEnded, { scope: await open(null), params: VISITORS });
    const scope = await open('u7');
    expect(paths()).toEqual(['open/run/finish', 'run/claim']);
    expect(bodies().at(-1)).toEqual({ run: FINISH.run });
    expect([scope.getState($arrived), scope.getState($runResult)]).toEqual([{ points: 3, bricks: 0 }, null]);
    await open('u7');
    expect(api.received).toHaveLength(2);
  });

  test('it counts where it was, for who signs in without leaving the page', async () => {
    const scope = await open(null);
    await allSettled(runEnded, { scope, params: VISITORS });
    await allSettled($session, { scope, params: { ...SESSION, uid: 'u7' } });
    expect(scope.getState($runResult)).toEqual({ state: 'counted', run: COUNTED });
    expect(scope.getState($unclaimedPoints)).toBe(0);
  });

  test('it is played without a connection, then verified and claimed', async () => {
    lose();
    await allSettled(runEnded, { scope: await open(null), params: VISITORS });
    api.reply = succeed(COUNTED);
    const scope = await open('u7');
    expect(paths().slice(-2)).toEqual(['open/run/finish', 'run/claim']);
    expect(scope.getState($arrived)).toEqual({ points: 3, bricks: 0 });
  });

  test('it is forgotten without a word when another tab has claimed it', async () => {
    await allSettled(runEnded, { scope: await open(null), params: VISITORS });
    api.reply = envelope(CODES.runRefused);
    const scope = await open('u7');
    expect([scope.getState($arrived), scope.getState($runResult)]).toEqual([null, null]);
    await open('u7');
    expect(api.received).toHaveLength(2);
  });
});
