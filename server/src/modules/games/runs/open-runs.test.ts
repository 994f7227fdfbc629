import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { claimRun, finishOpenRun, finishRun, GAME_BRICKS_PER_DAY, getTopRank, startOpenRun } from '@mortar/protocol/games';
import { createDcServer, inputs, newKey, type DcServer, type Player } from '../../../../test/dc.ts';
import { VISITOR_RUNS_PER_DAY } from './limits.ts';

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
});
afterAll(async () => {
  const findings = await server.ledger.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

type Outcome = Output<typeof finishOpenRun>;

const start = async (gameid = 'adder', from?: string) =>
  (await server.visit(startOpenRun, { gameid }, from)).json<{ data: Output<typeof startOpenRun> }>().data;

/** A visitor plays a run to its end and hands it over. */
async function played(count = 20, gameid = 'adder') {
  const run = await start(gameid);
  server.pass(count * 100);
  const finish = server.finishOf(run, inputs(count));
  const answer = await server.visit(finishOpenRun, finish);
  return { run: run.run, finish, outcome: answer.json<{ data: Outcome }>().data };
}

const bricksOf = async ({ userId }: Player) => (await server.ledger.balances(userId))[0]!.available;

describe('a visitor’s run', () => {
  test('it says what its score would bring, and its place on the board', async () => {
    const player = await server.player();
    const top = await player.play(40, 'other');
    const { finish, outcome } = await played(20, 'other');
    const points = Math.floor(finish.score / 10);
    expect(outcome).toMatchObject({
      score: finish.score,
      isBest: true,
      points,
      total: points,
      rank: null,
      bricks: Math.floor(points / 10),
    });
    expect(outcome.place).toMatchObject({ before: null, now: 2, next: { rank: 1, uid: player.uid, score: top.score } });
    const board = (await server.visit(getTopRank, { gameid: 'other' })).json<{ data: Output<typeof getTopRank> }>().data;
    expect(board.items.map(({ score }) => score)).toEqual([top.score]);
  });

  test('it gives the same answer again, and refuses another score', async () => {
    const { finish, outcome } = await played();
    expect((await server.visit(finishOpenRun, finish)).json()).toMatchObject({ code: SUCCESS, data: outcome });
    expect((await server.visit(finishOpenRun, { ...finish, score: finish.score + 1 })).json()['code']).toBe(CODES.runRefused);
    const forged = await start();
    server.pass(2000);
    const log = inputs(20);
    expect((await server.visit(finishOpenRun, { ...server.finishOf(forged, log), score: 9999 })).json()['code']).toBe(CODES.runRefused);
  });

  test('it is nobody’s who is signed in, nor the other way round', async () => {
    const player = await server.player();
    const [open, own] = [await start(), await player.start()];
    server.pass(2000);
    expect((await player.call(finishRun, server.finishOf(open, inputs(20)))).json()['code']).toBe(CODES.runRefused);
    expect((await server.visit(finishOpenRun, server.finishOf(own, inputs(20)))).json()['code']).toBe(CODES.runRefused);
    expect((await player.call(finishRun, server.finishOf(own, inputs(20)))).json()['code']).toBe(SUCCESS);
  });

  test('it is kept for a day after its end, for whoever claims it', async () => {
    const player = await server.player();
    const [kept, late, open] = [await played(), await played(), await start()];
    server.pass(23 * 3600 * 1000);
    await server.work('games.prune');
    expect((await player.call(claimRun, { run: kept.run })).json()['code']).toBe(SUCCESS);
    server.pass(2 * 3600 * 1000);
    await server.work('games.prune');
    expect((await player.call(claimRun, { run: late.run })).json()['code']).toBe(CODES.runRefused);
    const left = await server.database.sql`select id from dc_runs where id in ${server.database.sql([kept.run, late.run, open.run])}`;
    expect(left.map(({ id }) => id)).toEqual([kept.run]);
  });

  test('it is begun only so often from one network in a day', async () => {
    const from = '127.9.9.1';
    const { run } = await start('adder', from);
    await server.database.sql`
      insert into dc_runs (id, network, game_id, rules, seed, started_at, state)
      select 'filler-' || number, network, game_id, rules, seed, started_at, state
        from dc_runs, generate_series(2, ${VISITOR_RUNS_PER_DAY}) as number where id = ${run}`;
    const refused = await server.visit(startOpenRun, { gameid: 'adder' }, from);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await server.visit(startOpenRun, { gameid: 'adder' }, '127.9.9.2')).json()['code']).toBe(SUCCESS);
  });
});

describe('game/run/claim', () => {
  test('it books the run as if the person had played it, and forgets where it came from', async () => {
    const player = await server.player();
    const { run, outcome } = await played(30);
    const answer = await player.call(claimRun, { run });
    const { points, score, bricks } = outcome;
    expect(answer.json()).toMatchObject({ code: SUCCESS, data: { score, best: score, isBest: true, points, total: points, bricks } });
    expect(await bricksOf(player)).toBe(bricks);
    const [row] = await server.database.sql`select user_id, network, state from dc_runs where id = ${run}`;
    expect({ ...row }).toEqual({ user_id: String(player.userId), network: null, state: 'finished' });
  });

  test('it books a run once, whoever asks, however often and at once', async () => {
    const players = await Promise.all(Array.from({ length: 3 }, () => server.player()));
    const { run, outcome } = await played(30);
    const keys = [newKey(), newKey()];
    const claims = players.flatMap((player) => [...keys, keys[0]].map((key) => player.call(claimRun, { run }, key)));
    const codes = (await Promise.all(claims)).map((answer) => answer.json()['code']);
    const bricks = await Promise.all(players.map(bricksOf));
    expect(new Set(codes)).toEqual(new Set([SUCCESS, CODES.runRefused]));
    expect(bricks.toSorted((one, other) => other - one)).toEqual([outcome.bricks, 0, 0]);
    const counted = await server.database.sql`select user_id from dc_runs where id = ${run}`;
    expect(counted.map((row) => Number(row['user_id']))).toEqual([players[bricks.findIndex((one) => one > 0)]!.userId]);
  });

  test('it holds to the bricks of a day', async () => {
    const player = await server.player();
    const outcomes: Outcome[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { run } = await played(150);
      outcomes.push((await player.call(claimRun, { run })).json<{ data: Outcome }>().data);
    }
    expect(outcomes.map(({ bricks, bricksleft }) => [bricks, bricksleft])).toEqual([
      [10, 20],
      [10, 10],
      [10, 0],
      [0, 0],
    ]);
    expect(await bricksOf(player)).toBe(GAME_BRICKS_PER_DAY);
  });

  test('it refuses a run that is still open, was refused, is another person’s, or is unknown', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const open = await start();
    const refused = await start();
    await server.visit(finishOpenRun, { ...server.finishOf(refused, []), score: 5 });
    const own = await other.start();
    server.pass(1000);
    await other.call(finishRun, server.finishOf(own, inputs(5)));
    for (const run of [open.run, refused.run, own.run, 'a'.repeat(22)])
      expect((await player.call(claimRun, { run })).json()['code']).toBe(CODES.runRefused);
  });

  test('it tells a visitor to sign in', async () => {
    const answer = await server.visit(claimRun, { run: 'a'.repeat(22) });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, CODES.tokenInvalid]);
  });
});
