import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, type Output } from '@mortar/protocol';
import { getHighlights, listMyRuns } from '@mortar/protocol/games';
import { createDcServer, type DcServer, type Player } from '../../../../test/dc.ts';

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
});
afterAll(() => server.close());

type Runs = Output<typeof listMyRuns>;
const runsOf = async (player: Player, query: object = {}) => (await player.call(listMyRuns, query)).json<{ data: Runs }>().data;
/** What everybody sees once the answer of before is too old. */
async function highlights() {
  server.pass(10_000);
  return (await server.call({ url: getHighlights.path, signed: true })).json<{ data: Output<typeof getHighlights> }>().data;
}

describe('game/runs', () => {
  test('it tells a visitor to sign in', async () => {
    const answer = await server.call({ url: listMyRuns.path, signed: true });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, CODES.tokenInvalid]);
  });

  test('it has the counted runs of the person, the latest first, page by page', async () => {
    const [player, other] = [await server.player(), await server.player()];
    const first = await player.play(30);
    await other.play(10);
    const second = await player.play(5, 'other');
    await player.start();
    const { items } = await runsOf(player);
    expect(items).toMatchObject([
      { gameid: 'other', score: second.score, points: second.points, bricks: second.bricks },
      { gameid: 'adder', score: first.score, points: first.points, bricks: first.bricks },
    ]);
    const page = await runsOf(player, { pageSize: 1 });
    expect(page.items).toEqual([items[0]]);
    expect(await runsOf(player, { pageSize: 1, cursor: page.next })).toEqual({ items: [items[1]], next: null });
    // Two of the same moment are two.
    await server.database.sql`update dc_runs set finished_at = '2027-01-01' where user_id = ${player.userId}`;
    const one = await runsOf(player, { pageSize: 1 });
    const rest = await runsOf(player, { pageSize: 1, cursor: one.next });
    expect(new Set([...one.items, ...rest.items].map(({ id }) => id)).size).toBe(2);
  });
});

describe('game/open/highlights', () => {
  test('it has nothing to tell before anybody has played', async () => {
    await server.database.sql`delete from dc_runs`;
    expect(await highlights()).toEqual({ top: null, bricks: null });
  });

  test('it tells everybody of the best run of today and of the last bricks, by name and nothing else', async () => {
    const [best, last] = [await server.player(), await server.player()];
    const run = await best.play(60);
    const later = await last.play(40);
    expect(run.points).toBeGreaterThan(later.points);
    expect(later.bricks).toBeGreaterThan(0);
    expect(await highlights()).toEqual({
      top: { gameid: 'adder', username: `Player ${best.userId}`, score: run.score },
      bricks: { gameid: 'adder', username: `Player ${last.userId}`, amount: later.bricks, at: expect.any(String) },
    });
  });

  test('it passes over whoever has left', async () => {
    const [stays, leaves] = [await server.player(), await server.player()];
    const run = await stays.play(90);
    await leaves.play(95);
    await server.database.sql`update account_users set deleted_at = now() where id = ${leaves.userId}`;
    expect((await highlights()).top).toMatchObject({ username: `Player ${stays.userId}`, score: run.score });
  });

  test('it begins anew with the day', async () => {
    server.pass(86_400_000);
    const { top, bricks } = await highlights();
    expect([top, bricks === null]).toEqual([null, false]);
  });

  test('it asks the database once for many visits', async () => {
    const before = await highlights();
    await server.database.sql`delete from dc_runs`;
    const again = await server.call({ url: getHighlights.path, signed: true });
    expect(again.json<{ data: unknown }>().data).toEqual(before);
    expect(await highlights()).toEqual({ top: null, bricks: null });
  });
});
