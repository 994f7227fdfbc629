import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { finishRun, GAME_BRICKS_PER_DAY, listGames, startRun } from '@mortar/protocol/games';
import { createDcServer, inputs, newKey, type DcServer, type Player } from '../../../../test/dc.ts';
import { HOSTILE } from '../../../../test/fake-games.ts';
import { RUNS_PER_MINUTE } from './limits.ts';

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
});
afterAll(async () => {
  const findings = await server.ledger.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

async function bricksOf({ userId }: Player): Promise<number> {
  const [main] = await server.ledger.balances(userId);
  return main!.available;
}

/** A run of 20 inputs whose time has passed. */
async function played(player: Player) {
  const run = await player.start();
  server.pass(2000);
  return server.finishOf(run, inputs(20));
}

async function stateOf(run: string): Promise<unknown> {
  const [row] = await server.database.sql`select state, reason from dc_runs where id = ${run}`;
  return row && { ...row };
}

describe('game/run/start', () => {
  test('it gives a run with a seed, the rules’ version and the server’s time', async () => {
    const player = await server.player();
    const [one, other] = [await player.start(), await player.start()];
    expect(one).toMatchObject({ rules: 3, run: expect.stringMatching(/^[\w-]{22}$/) });
    expect(Math.abs(one.startedat - server.clock.now())).toBeLessThan(5000);
    expect(one.run).not.toBe(other.run);
    expect([one.seed, other.seed].every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32)).toBe(true);
  });

  test('it gives the same run for the same key, and refuses the key for another game', async () => {
    const player = await server.player();
    const key = newKey();
    const [one, again] = [await player.call(startRun, { gameid: 'adder' }, key), await player.call(startRun, { gameid: 'adder' }, key)];
    expect(again.json()).toEqual(one.json());
    expect((await player.call(startRun, { gameid: 'other' }, key)).json()['code']).toBe(CODES.idempotencyMismatch);
  });

  test('it knows only games that there are', async () => {
    const player = await server.player();
    expect((await player.call(startRun, { gameid: 'nothing' })).json()).toMatchObject({ code: CODES.notFound, status: 200 });
  });

  test('it holds a person to their runs a minute, also when they come at once', async () => {
    const player = await server.player();
    const answers = await Promise.all(Array.from({ length: RUNS_PER_MINUTE + 3 }, () => player.call(startRun, { gameid: 'adder' })));
    expect(answers.filter((answer) => answer.json()['code'] === SUCCESS)).toHaveLength(RUNS_PER_MINUTE);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('60');
    server.pass(60_001);
    expect((await player.call(startRun, { gameid: 'adder' })).json()['code']).toBe(SUCCESS);
  });

  test('it tells a visitor to sign in', async () => {
    const player = await server.player();
    const answer = await player.call(startRun, { gameid: 'adder' }, { authorization: '' });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, CODES.tokenInvalid]);
  });
});

describe('game/run/finish', () => {
  test('it keeps the score that the replay gives, with points, bricks and rank', async () => {
    const player = await server.player();
    const run = await player.start();
    server.pass(2000);
    const finish = server.finishOf(run, inputs(20));
    const points = Math.floor(finish.score / 10);
    const answer = await player.call(finishRun, finish);
    expect(answer.json()).toMatchObject({
      code: SUCCESS,
      data: { score: finish.score, best: finish.score, isBest: true, points, total: points, bricks: Math.floor(points / 10) },
    });
    expect(answer.json<{ data: Output<typeof finishRun> }>().data.rank).toBeGreaterThan(0);
    expect(await bricksOf(player)).toBe(Math.floor(points / 10));
    const { items } = await server.ledger.history(player.userId, { pageSize: 5 });
    expect(items).toMatchObject([{ cause: 'game', ref: run.run, amount: Math.floor(points / 10) }]);
  });

  test('it says which run was the best', async () => {
    const player = await server.player();
    const [first, worse, better] = [await player.play(20), await player.play(5), await player.play(30)];
    expect([first.isBest, worse.isBest, better.isBest]).toEqual([true, false, true]);
    expect([worse.best, better.best]).toEqual([first.score, better.score]);
    expect(better.total).toBe(first.points + worse.points + better.points);
  });

  test('it pays once, however often and at once the same call comes', async () => {
    const player = await server.player();
    const finish = await played(player);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.call(finishRun, finish, key)));
    answers.push(await player.call(finishRun, finish, key));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()['code']).toBe(SUCCESS);
    expect(await bricksOf(player)).toBe(answers[0]?.json<{ data: Output<typeof finishRun> }>().data.bricks);
  });

  test('it refuses a run that has ended, also when two keys race for it', async () => {
    const player = await server.player();
    const finish = await played(player);
    const answers = await Promise.all(Array.from({ length: 5 }, () => player.call(finishRun, finish)));
    const codes = answers.map((answer) => answer.json()['code']);
    expect(codes.filter((code) => code === SUCCESS)).toHaveLength(1);
    expect(codes.filter((code) => code === CODES.runRefused)).toHaveLength(4);
    expect((await player.call(finishRun, finish)).json()['code']).toBe(CODES.runRefused);
  });

  test('it pays a brick for every ten points of a person, whatever is left of a run below ten', async () => {
    const player = await server.player();
    let total = 0;
    for (const count of [7, 8, 6, 30, 5]) {
      const { points, bricks, ...after } = await player.play(count);
      expect(bricks).toBe(Math.floor((total + points) / 10) - Math.floor(total / 10));
      total += points;
      expect(after).toMatchObject({ total, bricksleft: GAME_BRICKS_PER_DAY - Math.floor(total / 10) });
    }
    expect(await bricksOf(player)).toBe(Math.floor(total / 10));
  });

  test('it says how the place on the game’s board changed, and who stands next above', async () => {
    const [ann, ben] = [await server.player(), await server.player()];
    const first = await ann.play(40, 'other');
    expect(first.place).toEqual({ before: null, now: 1, next: null });
    const below = await ben.play(20, 'other');
    expect(below.place).toMatchObject({ before: null, now: 2, next: { rank: 1, uid: ann.uid, score: first.score } });
    expect((await ben.play(60, 'other')).place).toEqual({ before: 2, now: 1, next: null });
    expect((await ann.play(3, 'other')).place).toMatchObject({ before: 2, now: 2, next: { rank: 1, uid: ben.uid } });
  });

  test('it refuses the same key with another body', async () => {
    const player = await server.player();
    const finish = await played(player);
    const key = newKey();
    await player.call(finishRun, finish, key);
    expect((await player.call(finishRun, { ...finish, score: finish.score + 1 }, key)).json()['code']).toBe(CODES.idempotencyMismatch);
  });

  test('it refuses somebody else’s run and leaves it to its owner', async () => {
    const [owner, thief] = [await server.player(), await server.player()];
    const finish = await played(owner);
    expect((await thief.call(finishRun, finish)).json()['code']).toBe(CODES.runRefused);
    expect((await owner.call(finishRun, finish)).json()['code']).toBe(SUCCESS);
  });

  test('it refuses a run that nobody started', async () => {
    const player = await server.player();
    const answer = await player.call(finishRun, { run: 'x'.repeat(22), log: [], ticks: 0, score: 0 });
    expect(answer.json()).toMatchObject({ code: CODES.runRefused, data: null });
  });

  const log = inputs(20);
  test.each<[string, (finish: ReturnType<DcServer['finishOf']>) => object, string]>([
    ['an edited score', (finish) => ({ score: finish.score + 1 }), 'otherScore'],
    ['an edited log', () => ({ log: [...log.slice(1), [10, 9]] }), 'otherScore'],
    ['an input after the end', () => ({ ticks: 150 }), 'inputAfterEnd'],
    ['more ticks than the game was played', () => ({ log: [...log, [1, 200], [1, 1]], ticks: 202 }), 'otherTicks'],
    ['more ticks than a run has', () => ({ ticks: 6001 }), 'tooManyTicks'],
    ['more ticks than time has passed', () => ({ ticks: 500 }), 'fasterThanTime'],
    ['a huge number', () => ({ log: [[1e15, 1]] }), 'inputAfterEnd'],
  ])('it refuses %s, and the run is over', async (_name, edit, reason) => {
    const player = await server.player();
    const finish = await played(player);
    const answer = await player.call(finishRun, { ...finish, ...edit(finish) });
    expect(answer.json()).toMatchObject({ code: CODES.runRefused, status: 200, data: null });
    expect(await stateOf(finish.run)).toEqual({ state: 'refused', reason });
    expect((await player.call(finishRun, finish)).json()['code']).toBe(CODES.runRefused);
    expect(await bricksOf(player)).toBe(0);
  });

  test('it refuses a run whose rules it no longer has', async () => {
    const player = await server.player();
    const finish = await played(player);
    await server.database.sql`update dc_runs set rules = 2 where id = ${finish.run}`;
    expect((await player.call(finishRun, finish)).json()['code']).toBe(CODES.runRefused);
    expect(await stateOf(finish.run)).toEqual({ state: 'refused', reason: 'unknownRules' });
  });

  test('it refuses a run that was started more than a day ago', async () => {
    const player = await server.player();
    const finish = await played(player);
    server.pass(24 * 3600 * 1000);
    expect((await player.call(finishRun, finish)).json()['code']).toBe(CODES.runRefused);
    expect(await stateOf(finish.run)).toEqual({ state: 'refused', reason: 'tooOld' });
  });

  test('it allows what clocks and frames may differ, and no more', async () => {
    const player = await server.player();
    const [run, other] = [await player.start(), await player.start()];
    const most = Math.floor((10_000 * 1.02 + 2000) / 10);
    server.clock.set(run.startedat + 10_000);
    expect((await player.call(finishRun, server.finishOf(run, [], most))).json()['code']).toBe(SUCCESS);
    server.clock.set(other.startedat + 10_000);
    expect((await player.call(finishRun, server.finishOf(other, [], most + 100))).json()['code']).toBe(CODES.runRefused);
  });

  test.each(Object.keys(HOSTILE) as (keyof typeof HOSTILE)[])(
    'it survives a log that means to %s, and answers others meanwhile',
    async (name) => {
      const [player, other] = [await server.player(), await server.player()];
      const finish = await played(player);
      const honest = await played(other);
      const hostile = player.call(finishRun, { ...finish, log: [[1, HOSTILE[name]]] });
      const before = performance.now();
      expect((await other.call(listGames)).json()['code']).toBe(SUCCESS);
      expect(performance.now() - before).toBeLessThan(200);
      expect((await hostile).json()['code']).toBe(CODES.runRefused);
      expect(await stateOf(finish.run)).toEqual({ state: 'refused', reason: 'notReplayable' });
      expect((await other.call(finishRun, honest)).json()['code']).toBe(SUCCESS);
    },
  );

  test('it takes the longest log, and refuses a longer one by its schema', async () => {
    const player = await server.player();
    const run = await player.start();
    server.pass(60_000);
    const longest = Array.from({ length: 20_000 }, (_, index): [number, number] => [index % 4 === 0 ? 1 : 0, 100]);
    expect((await player.call(finishRun, server.finishOf(run, longest))).json()['code']).toBe(SUCCESS);
    const answer = await player.call(finishRun, { run: run.run, log: [...longest, [0, 1]], ticks: 5000, score: 0 });
    expect(answer.json()).toMatchObject({ code: CODES.validation, data: [{ field: 'log' }] });
  });

  test('it pays no more than the bricks of a day, also when runs end at once, and again the next day', async () => {
    const player = await server.player();
    server.clock.set(new Date(server.clock.now()).setUTCHours(36, 0, 0, 0));
    const runs = await Promise.all(Array.from({ length: 5 }, () => player.start()));
    server.pass(20_000);
    const answers = await Promise.all(runs.map((run) => player.call(finishRun, server.finishOf(run, inputs(150)))));
    const bricks = answers.map((answer) => answer.json<{ data: Output<typeof finishRun> }>().data.bricks);
    expect(bricks.toSorted((a, b) => b - a)).toEqual([10, 10, 10, 0, 0]);
    expect(await bricksOf(player)).toBe(GAME_BRICKS_PER_DAY);
    server.pass(24 * 3600 * 1000);
    expect((await player.play(150)).bricks).toBe(10);
  });
});
