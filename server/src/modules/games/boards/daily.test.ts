import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { finishRun, getDaily, startRun } from '@mortar/protocol/games';
import { createDcServer, inputs, type DcServer, type Player } from '../../../../test/dc.ts';
import { DAILY_KEPT_DAYS } from '../runs/limits.ts';

const DAY_MS = 24 * 3600 * 1000;

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
  server.clock.set(Date.UTC(2026, 10, 24, 12));
});
afterAll(() => server.close());

type Daily = Output<typeof getDaily>;
const daily = async (player: Player, gameid = 'adder') =>
  (await player.call(getDaily, { gameid, pageSize: 10 })).json<{ data: Daily }>().data;
const begin = (player: Player, gameid = 'adder') => player.call(startRun, { gameid, isdaily: true });
const runOf = (answer: Awaited<ReturnType<typeof begin>>) => answer.json<{ data: Output<typeof startRun> }>().data;

/** Uses a person's try. */
async function tried(player: Player, count: number, gameid = 'adder') {
  const run = runOf(await begin(player, gameid));
  server.pass(count * 100);
  const answer = await player.call(finishRun, server.finishOf(run, inputs(count)));
  return { run, outcome: answer.json<{ data: Output<typeof finishRun> }>().data };
}

test('everybody plays the same seed on one day, another one in another game and on the next day', async () => {
  const [ann, ben] = [await server.player(), await server.player()];
  const [one, same, other] = [runOf(await begin(ann)), runOf(await begin(ben)), runOf(await begin(ann, 'other'))];
  expect(same.seed).toBe(one.seed);
  expect(same.run).not.toBe(one.run);
  expect(other.seed).not.toBe(one.seed);
  server.pass(DAY_MS);
  expect(runOf(await begin(ann)).seed).not.toBe(one.seed);
});

test('the first try counts, on a board of the day, and as a run like any other', async () => {
  server.pass(DAY_MS);
  const [ann, ben] = [await server.player(), await server.player()];
  expect(await daily(ann)).toMatchObject({ isplayed: false, items: [], me: null });
  const first = await tried(ann, 30);
  expect(first.outcome).toMatchObject({
    isdaily: true,
    isBest: true,
    total: first.outcome.points,
    place: { before: null, now: 1, next: null },
  });
  const second = await tried(ben, 10);
  expect(second.outcome.place).toMatchObject({ now: 2, next: { uid: ann.uid, score: first.outcome.score } });

  expect((await begin(ben)).json()['code']).toBe(CODES.dailyPlayed);
  await ben.play(50);
  const { day, endsat, ...today } = await daily(ben);
  expect(today).toMatchObject({ isplayed: true, me: { rank: 2, score: second.outcome.score } });
  expect(today.items.map(({ uid, rank }) => [uid, rank])).toEqual([
    [ann.uid, 1],
    [ben.uid, 2],
  ]);
  expect(new Date(endsat - 1).toISOString().slice(0, 10)).toBe(day);
});

test('a try is used from its beginning, also when it begins twice at once, and has no place without a score', async () => {
  const player = await server.player();
  const codes = (await Promise.all([begin(player, 'other'), begin(player, 'other')])).map((answer) => answer.json()['code']);
  expect(new Set(codes)).toEqual(new Set([SUCCESS, CODES.dailyPlayed]));
  const { isplayed, items, me } = await daily(player, 'other');
  expect([isplayed, me, items.some(({ uid }) => uid === player.uid)]).toEqual([true, null, false]);
});

test('a visitor sees the board and has no try', async () => {
  const { json } = await server.visit(getDaily, { gameid: 'adder', pageSize: 5 });
  expect(json()).toMatchObject({ code: SUCCESS, data: { isplayed: false, me: null, items: expect.any(Array) } });
  expect((await server.visit(startRun, { gameid: 'adder', isdaily: true })).json()['code']).toBe(CODES.tokenInvalid);
});

test('it knows only games that there are', async () => {
  const player = await server.player();
  expect((await player.call(getDaily, { gameid: 'nothing', pageSize: 5 })).json()['code']).toBe(CODES.notFound);
});

test('boards are kept for 30 days', async () => {
  server.pass(DAY_MS);
  const player = await server.player();
  const { run } = await tried(player, 5);
  const kept = async () => (await server.database.sql`select 1 from dc_dailies where run = ${run.run}`).length;
  server.pass(DAILY_KEPT_DAYS * DAY_MS);
  await server.work('games.prune');
  expect(await kept()).toBe(1);
  server.pass(DAY_MS);
  await server.work('games.prune');
  expect(await kept()).toBe(0);
});
