import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { SUCCESS } from '@mortar/protocol';
import { giveUp, getExpireTime, getShare, listQuizRewards, rewardSocialShare, share } from '@mortar/protocol/quiz';
import { listNotices } from '@mortar/protocol/notices';
import { getContributeRanking } from '@mortar/protocol/rankings';
import { getBricks } from '@mortar/protocol/ledger';
import { staff } from '../../../../test/quiz-staff.ts';
import { createQuizServer, type QuizServer } from '../../../../test/quiz.ts';
import { sharePageTexts } from '../sharing/page-texts.ts';

jest.setTimeout(60_000);

const HOUR = 3600 * 1000;

let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer({ hasGains: true });
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

const silverOf = async (player: Awaited<ReturnType<QuizServer['player']>>) => (await player.ask(getBricks))[1]!.available;

describe('a run that is over', () => {
  test('it brings silver, points on the board, a day of the streak, and a share that waits for the close', async () => {
    const player = await server.player();
    const won = await player.playTo(11);
    expect(won.successinfo).toEqual({ points: won.points, estimate: 20, streak: 1 });
    expect(await silverOf(player)).toBe(10);
    await server.work('rankings.fold');
    expect((await player.ask(getContributeRanking, { season: '2027-03' })).me).toMatchObject({ rank: 1, points: won.points });
    expect(await player.ask(getExpireTime)).toMatchObject({ streak: { days: 1, playedtoday: true }, estimate: { most: 20 } });
    const { items } = await player.ask(listQuizRewards, {});
    expect(items).toMatchObject([{ round: won.roundid, brickstype: 1, amount: 20, state: 'waiting', frozenuntil: null, txid: null }]);
  });

  test('the round’s close pays it, frozen for two days, with a notice', async () => {
    const player = await server.player();
    const won = await player.playTo(11);
    server.pass(13 * HOUR);
    await server.work('quiz.sweep');
    await server.work('quiz.payout');
    const again = () => player.signedIn(player.userId);
    const paid = (await again().ask(listQuizRewards, {})).items[0]!;
    expect(paid).toMatchObject({ state: 'frozen', txid: `quiz:${won.roundid}:${player.userId}` });
    expect((await again().ask(listNotices, {})).list).toMatchObject([
      { kind: 'quizPaid', values: { bricks: String(paid.amount) }, link: '/bricks' },
    ]);
    server.pass(48 * HOUR);
    await server.work('quiz.payout');
    expect((await again().ask(listQuizRewards, {})).items[0]).toMatchObject({ state: 'free', amount: paid.amount });
  });
});

test('the run of an operator brings a day of the streak and nothing else', async () => {
  const keeper = await staff(server, 'operator');
  expect((await keeper.ask(getExpireTime)).estimate).toBeNull();
  const won = await keeper.playTo(11);
  expect(won.successinfo).toEqual({ points: won.points, estimate: null, streak: 1 });
  await server.work('rankings.fold');
  expect([await silverOf(keeper), (await keeper.ask(getContributeRanking, { season: 'all' })).me]).toEqual([0, null]);
  expect((await keeper.ask(listQuizRewards, {})).items).toEqual([]);
});

describe('sharing', () => {
  async function lost() {
    const player = await server.player();
    const failed = await player.answer(await player.playTo(3), false);
    const { runid } = await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
    return { player, runid };
  }

  test('it shows how a run went and nothing of what was asked, the name only where its player wants it', async () => {
    const { player, runid } = await lost();
    const visitor = server.visitor();
    const plain = await visitor.ask(share, { runid, showname: true });
    expect(plain.text.split('\n').at(-1)).toBe('🟧🟧⬛');
    const shown = await visitor.ask(getShare, { shareid: plain.shareid });
    expect(shown).toMatchObject({ right: 2, total: 10, marks: ['right', 'right', 'wrong'], streak: 1, name: '', theme: 'dark' });
    expect(await visitor.ask(share, { runid })).toEqual(plain);
    const named = await player.ask(share, { runid, showname: true, theme: 'light' });
    expect(named.shareid).not.toBe(plain.shareid);
    expect(JSON.stringify([plain, named, shown])).not.toContain(runid);
  });

  test('a run that is not over, and one that there is not, cannot be shared', async () => {
    const player = await server.player();
    const { runid } = await player.begin();
    expect(await player.code(share, { runid })).not.toBe(SUCCESS);
    expect(await player.code(share, { runid: 'A'.repeat(22) })).not.toBe(SUCCESS);
    expect(await player.code(getShare, { shareid: 'A'.repeat(22) })).not.toBe(SUCCESS);
  });

  test('its picture is 1200 x 630, one for each language and theme', async () => {
    const { player, runid } = await lost();
    const pictures: Buffer[] = [];
    for (const theme of ['dark', 'light'] as const) {
      const { image } = await player.ask(share, { runid, theme });
      for (const locale of ['en', 'zh-HK']) {
        const url = new URL(image).pathname.replace('/en.png', `/${locale}.png`);
        const answer = await server.app.inject({ url, headers: { host: new URL(server.config.publicUrl).host } });
        expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
        pictures.push(answer.rawPayload);
      }
    }
    for (const picture of pictures) expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(4);
    const { url, image } = await player.ask(share, { runid });
    const announced = await sharePageTexts(server.database.db)(new URL(url).pathname);
    expect(announced?.picture?.path.en).toBe(new URL(image).pathname);
    expect(
      (
        await server.app.inject({
          url: `/quiz-pictures/${'A'.repeat(22)}/en.png`,
          headers: { host: new URL(server.config.publicUrl).host },
        })
      ).statusCode,
    ).toBe(404);
  });

  test('the first share of a day of an own run brings silver', async () => {
    const { player, runid } = await lost();
    const before = await silverOf(player);
    const { shareid } = await player.ask(share, { runid });
    const reward = (key: string, who = player) => {
      who.headers['idempotency-key'] = key;
      return who.ask(rewardSocialShare, { shareid, channel: 'copy' });
    };
    expect(await reward('first-share-of-the-day')).toEqual({ granted: true, silver: 5 });
    expect(await reward('second-share-of-the-day')).toEqual({ granted: false, silver: 0 });
    expect(await silverOf(player)).toBe(before + 5);
    const other = await server.player();
    other.headers['idempotency-key'] = 'share-of-somebody-else';
    expect(await other.code(rewardSocialShare, { shareid, channel: 'copy' })).not.toBe(SUCCESS);
  });
});

describe('streaks', () => {
  test('they grow by the day, and whoever has one is reminded in their evening, once', async () => {
    const player = await server.player();
    const noon = new Date(server.clock.now());
    noon.setUTCHours(4, 0, 0, 0);
    server.pass(noon.getTime() + 24 * HOUR - server.clock.now());
    for (const days of [1, 2]) {
      await server.work('quiz.rounds');
      const today = player.signedIn(player.userId);
      const failed = await today.answer(await today.playTo(2), false);
      await today.ask(giveUp, { runid: failed.runid, token: failed.token! });
      expect((await today.ask(getExpireTime)).streak).toEqual({ days, playedtoday: true });
      server.pass(24 * HOUR);
    }
    const reminders = async () =>
      (await player.signedIn(player.userId).ask(listNotices, {})).list.filter(({ kind }) => kind === 'quizStreak');
    await server.work('quiz.remind');
    expect(await reminders()).toEqual([]);
    server.pass(8 * HOUR);
    for (const _time of [1, 2]) await server.work('quiz.remind');
    expect(await reminders()).toMatchObject([{ values: { days: '2' }, link: '/quiz' }]);
  });
});
