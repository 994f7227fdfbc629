import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, type Output } from '@mortar/protocol';
import { finishRun, getMyPoints, getTopRank, listGames, listMyGames } from '@mortar/protocol/games';
import { createDcServer, inputs, type DcServer, type Player } from '../../../../test/dc.ts';
import { GAMES_VERSION } from '../../../../test/games-folder.ts';

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer();
});
afterAll(() => server.close());

type Top = Output<typeof getTopRank>;
const topOf = async (player: Player, query: object = {}) => (await player.call(getTopRank, query)).json<{ data: Top }>().data;

describe('game/open/list', () => {
  test.each([
    ['en', 'Adder'],
    ['zh_HK', 'Adder（中文）'],
  ])('it names the games in %s for everybody', async (lang, gameName) => {
    const answer = await server.call({ url: listGames.path, signed: true, headers: { lang } });
    expect(answer.json<{ data: unknown[] }>().data).toEqual([
      {
        id: 'adder',
        gameName,
        gameIcon: `/g/${GAMES_VERSION}/adder/icon.svg`,
        link: '/games/adder',
        document: `/g/${GAMES_VERSION}/adder/index.html`,
      },
      expect.objectContaining({ id: 'other', link: '/games/other' }),
    ]);
  });
});

describe('game/list', () => {
  test('it adds what the person has done in each game', async () => {
    const player = await server.player();
    const before = await player.call(listMyGames);
    expect(before.json<{ data: unknown[] }>().data).toMatchObject([
      { best: 0, runs: 0 },
      { best: 0, runs: 0 },
    ]);
    const [one] = [await player.play(9), await player.play(3)];
    const after = await player.call(listMyGames, {}, { lang: 'zh_HK' });
    expect(after.json<{ data: unknown[] }>().data).toMatchObject([
      { id: 'adder', gameName: 'Adder（中文）', best: one.score, runs: 2 },
      { id: 'other', best: 0, runs: 0 },
    ]);
  });
});

describe.each([listMyGames, getMyPoints] as const)('$id', ({ path }) => {
  test('it tells a visitor to sign in', async () => {
    const answer = await server.call({ url: path, signed: true });
    expect([answer.statusCode, answer.json()['code']]).toEqual([401, CODES.tokenInvalid]);
  });
});

describe('game/mypoints', () => {
  test('it has no rank before the first points', async () => {
    const player = await server.player();
    expect((await player.call(getMyPoints)).json()['data']).toEqual({ points: 0, rank: null });
    const run = await player.start();
    await player.call(finishRun, server.finishOf(run, []));
    expect((await player.call(getMyPoints)).json()['data']).toEqual({ points: 0, rank: null });
  });

  test('it sums points over all games', async () => {
    const player = await server.player();
    const [one, two] = [await player.play(30), await player.play(20, 'other')];
    const { points, rank } = (await player.call(getMyPoints)).json<{ data: Output<typeof getMyPoints> }>().data;
    expect(points).toBe(one.points + two.points);
    expect(rank).toBe(two.rank);
  });
});

describe('game/open/getTopRank', () => {
  test('it ranks points over all games and best scores of one game, equals by who was first, and the caller', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => server.player()));
    const [low, first, second, top] = players as [Player, Player, Player, Player];
    // The same score, whatever the seed: no input, then the board is set by hand.
    for (const [player, points, at] of [
      [low, 900, 1],
      [first, 950, 2],
      [second, 950, 3],
      [top, 990, 4],
    ] as const) {
      await server.database.sql`insert into dc_points values (${player.userId}, ${points}, ${new Date(at).toISOString()})`;
      await server.database.sql`insert into dc_bests values ('other', ${player.userId}, ${points}, ${new Date(at).toISOString()}, 1)`;
    }
    for (const query of [{}, { gameid: 'other' }]) {
      const { items, me } = await topOf(second, { ...query, pageSize: 4 });
      expect(items.map(({ uid, rank, score }) => [uid, rank, score])).toEqual([
        [top.uid, 1, 990],
        [first.uid, 2, 950],
        [second.uid, 3, 950],
        [low.uid, 4, 900],
      ]);
      expect(items[0]).toEqual({ rank: 1, uid: top.uid, username: `Player ${top.userId}`, headimgurl: '', score: 990 });
      expect(me).toEqual(items[2]);
      expect((await topOf(low, { ...query, pageSize: 1 })).me).toMatchObject({ uid: low.uid, rank: 4, score: 900 });
    }
  });

  test('it keeps the place of who reached a score first when they reach it again', async () => {
    const [first, second] = [await server.player(), await server.player()];
    const scoreOf = async (player: Player) => {
      const run = await player.start();
      await server.database.sql`update dc_runs set seed = 0 where id = ${run.run}`;
      server.pass(1000);
      await player.call(finishRun, server.finishOf({ ...run, seed: 0 }, inputs(7)));
    };
    await scoreOf(first);
    await scoreOf(second);
    await scoreOf(first);
    const [one, other] = [(await topOf(first, { gameid: 'adder' })).me, (await topOf(second, { gameid: 'adder' })).me];
    expect(one?.score).toBe(other?.score);
    expect(other!.rank - one!.rank).toBe(1);
  });

  test('it shows a visitor no row of their own', async () => {
    const answer = await server.call({ url: getTopRank.path, signed: true });
    expect(answer.json<{ data: Top }>().data.me).toBeNull();
  });

  test('it leaves out who has no score', async () => {
    const player = await server.player();
    const run = await player.start('other');
    await player.call(finishRun, server.finishOf(run, []));
    const { items, me } = await topOf(player, { gameid: 'other', pageSize: 100 });
    expect([me, items.some(({ uid }) => uid === player.uid)]).toEqual([null, false]);
  });

  test('it knows only games that there are', async () => {
    const player = await server.player();
    expect((await player.call(getTopRank, { gameid: 'nothing' })).json()).toMatchObject({ code: CODES.notFound, status: 200 });
  });
});
