import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { games } from '@mortar/games/rules';
import { CODES, SUCCESS, type Output } from '@mortar/protocol';
import { finishRun, listGames } from '@mortar/protocol/games';
import { createDcServer, type DcServer } from '../../../test/dc.ts';
import { GAMES_VERSION } from '../../../test/games-folder.ts';
import { ownGames } from './own-games.ts';

let server: DcServer;
beforeAll(async () => {
  server = await createDcServer(ownGames);
});
afterAll(() => server.close());

describe.each(games)('$id', ({ id, replay, tickMs, titles }) => {
  test('it is listed by its name in both languages', async () => {
    const player = await server.player();
    for (const [lang, gameName] of [
      ['en', titles.en],
      ['zh_HK', titles['zh-HK']],
    ] as const) {
      const { data } = (await player.call(listGames, {}, { lang })).json<{ data: Output<typeof listGames> }>();
      expect(data).toContainEqual({
        id,
        gameName,
        gameIcon: `/g/${GAMES_VERSION}/${id}/icon.svg`,
        link: `/games/${id}`,
        document: `/g/${GAMES_VERSION}/${id}/index.html`,
      });
    }
  });

  test('it comes to the same score on the server, and to no other', async () => {
    const player = await server.player();
    const finish = async (more: number) => {
      const run = await player.start(id);
      const log: [number, number][] = [[40, 1]];
      const { score, ticks } = replay(run.seed, log, 200);
      server.pass(ticks * tickMs);
      return (await player.call(finishRun, { run: run.run, log, ticks, score: score + more })).json()['code'];
    };
    expect(await finish(0)).toBe(SUCCESS);
    expect(await finish(1)).toBe(CODES.runRefused);
  });
});
