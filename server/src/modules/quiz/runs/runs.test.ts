import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { bind, getResult, giveUp, heartbeat, issue, revival, skip, submitAnswer, swap, type Run } from '@mortar/protocol/quiz';
import { codeOf } from '../../../../test/http.ts';
import { createQuizServer, type QuizServer } from '../../../../test/quiz.ts';
import { runPageTexts } from './page-texts.ts';

let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer();
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});
beforeEach(() => {
  server.ended.length = 0;
});

const act = ({ runid, token }: Run) => ({ runid, token: token! });

describe('a run', () => {
  test('ten right answers win it, with points by tier and speed', async () => {
    const player = await server.player();
    const won = await player.playTo(11);
    expect(won).toMatchObject({ status: 'won', no: 10, points: 4 * 150 + 4 * 250 + 2 * 350, quiz: null, token: null });
    expect(won.successinfo).toEqual({ points: won.points, estimate: 12, streak: 1 });
    expect(server.ended).toMatchObject([{ userId: player.userId, status: 'won', right: 10, timezone: 'Asia/Hong_Kong' }]);
    const claims = await server.database.sql`select weight, state from quiz_claims where user_id = ${player.userId}`;
    expect(claims).toEqual([{ weight: won.points, state: 'waiting' }]);
    expect(await player.code(issue)).toBe(CODES.wrongState);
  });

  test('its page and its proof are there; a page of none is not, and a proof of none may be an event’s', async () => {
    const { runid } = await (await server.player()).begin();
    const textsOf = runPageTexts(server.database.db);
    const announced = [`/quiz/runs/${runid}`, `/quiz/verify/${runid}`, '/quiz/runs/nothing', '/quiz/verify/nothing', '/quiz/play'];
    expect(await Promise.all(announced.map((path) => textsOf(path)))).toEqual([{}, {}, null, undefined, undefined]);
  });

  test('it goes on with the same question and deadline after a reload, and on another device', async () => {
    const player = await server.player();
    const asked = await player.begin();
    server.pass(4000);
    const again = await player.ask(issue, {});
    expect(again).toEqual({ ...asked, now: again.now });
    expect(await server.visitor().signedIn(player.userId).run()).toEqual({ ...asked, now: again.now });
  });

  test('later answers bring fewer points, in calm mode none is for speed', async () => {
    const player = await server.player();
    const asked = await player.begin();
    server.pass(8000);
    await player.ask(heartbeat, { runid: asked.runid });
    expect(await player.answer(asked)).toMatchObject({ right: true, gained: 115, next: 2 });
    const calm = await server.player();
    const slow = await calm.begin({ calm: true });
    expect(Date.parse(slow.deadline!) - Date.parse(slow.now)).toBe(150_000);
    expect(await calm.answer(slow)).toMatchObject({ gained: 100 });
  });

  test('a wrong answer fails it without its key, and giving up ends it', async () => {
    const player = await server.player();
    const failed = await player.answer(await player.begin(), false);
    expect(failed).toMatchObject({ status: 'failed', right: false, gained: 0, next: null, quiz: null });
    expect(failed.failinfo).toEqual({
      reason: 'wrong',
      reviveuntil: new Date(server.clock.now() + 60_000).toISOString(),
      price: { brickstype: 1, price: 12, pricever: expect.any(String) },
    });
    expect(await player.code(getResult, { runid: failed.runid })).toBe(CODES.wrongState);
    expect(await player.ask(giveUp, act(failed))).toMatchObject({ status: 'lost', points: 0 });
    const { questions } = await player.ask(getResult, { runid: failed.runid });
    expect(questions).toMatchObject([
      { no: 1, outcome: 'wrong', quiz: { source: expect.any(String), why: expect.any(String), others: null } },
    ]);
    expect(questions[0]!.selected).not.toBe(questions[0]!.quiz.correct);
    expect(await server.database.sql`select 1 from quiz_claims where user_id = ${player.userId}`).toEqual([]);
  });

  test('the same answer again is the same, another one is refused', async () => {
    const player = await server.player();
    const asked = await player.begin();
    const selected = await server.keyOf(asked);
    expect(await (await server.player()).code(submitAnswer, { ...act(asked), selected })).toBe(CODES.staleToken);
    const first = await player.call(submitAnswer, { ...act(asked), selected });
    expect((await player.call(submitAnswer, { ...act(asked), selected })).body).toBe(first.body);
    expect(await player.code(submitAnswer, { ...act(asked), selected: (selected + 1) % 4 })).toBe(CODES.idempotencyMismatch);
    expect(await player.code(submitAnswer, { ...act(asked), token: `1.${'A'.repeat(43)}`, selected })).toBe(CODES.staleToken);
    expect(await (await server.player()).code(submitAnswer, { ...act(asked), selected })).toBe(CODES.staleToken);
  });

  test('of fifty answers at once one counts, and its senders get one reply', async () => {
    const player = await server.player();
    const asked = await player.begin();
    const key = await server.keyOf(asked);
    const choices = Array.from({ length: 50 }, (_, index) => (key + index) % 4);
    const answers = await Promise.all(choices.map((selected) => player.call(submitAnswer, { ...act(asked), selected })));
    const kept = answers.filter((answer) => codeOf(answer) === SUCCESS);
    expect(new Set(kept.map(({ body }) => body)).size).toBe(1);
    const refused = answers.filter((answer) => codeOf(answer) === CODES.idempotencyMismatch);
    expect([kept.length + refused.length, kept.length]).toEqual([50, kept.length === 13 ? 13 : 12]);
    const steps = await server.database.sql`select act from quiz_run_steps where run_id = ${asked.runid} order by seq`;
    expect(steps.map((step) => step['act'])).toEqual(['issue', 'answer']);
  });

  test('nobody is asked a question that they offered', async () => {
    const player = await server.player();
    const { sql } = server.database;
    const [leaf] = await sql`
      update quiz_questions q set author_id = ${player.userId} from quiz_leaves l
       where l.question_id = q.id and (l.tier, l.idx) = (2, 3) and l.round_id = '2027-03-05' returning q.id, (select tier_n from quiz_rounds where id = l.round_id)`;
    const { receipt } = await player.begin();
    expect(receipt.seen).toEqual([(leaf!['tier_n'] as number[])[0]! + 3]);
    await sql`update quiz_questions set author_id = null where id = ${leaf!['id']}`;
  });

  test('an answer counts until 0.7 s after its deadline', async () => {
    const [inTime, late] = [await server.player(), await server.player()];
    const [first, second] = [await inTime.begin(), await late.begin()];
    server.pass(14_000);
    for (const [player, { runid }] of [
      [inTime, first],
      [late, second],
    ] as const)
      await player.ask(heartbeat, { runid });
    server.pass(1700);
    expect(await inTime.answer(first)).toMatchObject({ right: true, gained: 100 });
    server.pass(1);
    expect(await late.code(submitAnswer, { ...act(second), selected: 0 })).toBe(CODES.tooLate);
    expect(await late.run()).toMatchObject({ status: 'failed', failinfo: { reason: 'time' } });
    server.pass(60_001);
    await server.work('quiz.sweep');
    expect(await late.ask(getResult, { runid: second.runid })).toMatchObject({
      status: 'lost',
      questions: [{ outcome: 'time', selected: null }],
    });
  });

  test('a page that is lost freezes its question once, and gets another one without points for speed', async () => {
    const player = await server.player();
    const asked = await player.begin();
    server.pass(20_000);
    await server.work('quiz.sweep');
    const frozen = await player.run();
    expect(frozen).toMatchObject({ status: 'asked', quiz: null, token: null, deadline: null });
    expect(Date.parse(frozen!.frozenuntil!)).toBe(Date.parse(asked.deadline!) + 60_000);
    const other = await player.ask(issue, {});
    expect(other).toMatchObject({ status: 'asked', no: 1, frozenuntil: null });
    expect(other.quiz!.text).not.toBe(asked.quiz!.text);
    server.pass(20_000);
    expect(await player.run()).toMatchObject({ status: 'failed', failinfo: { reason: 'time' } });
  });

  test('the round’s close ends it two minutes later, with its points', async () => {
    const player = await server.player();
    const asked = await player.playTo(7);
    const { points } = await player.answer(asked);
    server.pass(Date.parse('2027-03-05T16:02:01Z') - server.clock.now());
    await server.work('quiz.sweep');
    expect(await player.ask(getResult, { runid: asked.runid })).toMatchObject({ status: 'expired', points });
    const [claim] = await server.database.sql`select weight from quiz_claims where user_id = ${player.userId}`;
    expect(claim).toEqual({ weight: points });
    server.pass(-12 * 3_600_000);
  });
});

describe('cards', () => {
  test('a swap brings another question of the tier, a skip passes it, a revival goes on after a failure', async () => {
    const player = await server.player(2);
    const asked = await player.begin();
    const swapped = await player.ask(swap, act(asked));
    expect(swapped).toMatchObject({ status: 'asked', no: 1, cards: { swap: { held: 1, used: true }, skip: { held: 2, used: false } } });
    expect(swapped.quiz!.text).not.toBe(asked.quiz!.text);
    expect(await player.code(swap, act(swapped))).toBe(CODES.cardUsed);
    expect(await player.ask(skip, act(swapped))).toMatchObject({ status: 'passed', no: 1, points: 0 });
    const failed = await player.answer(await player.ask(issue, {}), false);
    const revived = await player.ask(revival, act(failed));
    expect(revived).toMatchObject({ status: 'asked', no: 2, failinfo: null });
    const lost = await player.ask(giveUp, act(await player.answer(revived, false)));
    const { questions } = await player.ask(getResult, { runid: lost.runid });
    expect(questions.map(({ no, outcome, revived: isRevived, cards }) => [no, outcome, isRevived, cards.map(({ card }) => card)])).toEqual([
      [1, 'swapped', false, ['swap']],
      [1, 'skipped', false, ['skip']],
      [2, 'wrong', false, []],
      [2, 'wrong', true, ['revival']],
    ]);
    expect(await server.burnt(lost.runid)).toEqual(['swap', 'skip', 'revival'].map((card) => `quiz:${card}:${lost.runid}`));
  });

  test('who has none is told so, and nothing changes', async () => {
    const player = await server.player();
    const asked = await player.begin();
    expect([await player.code(swap, act(asked)), await player.code(skip, act(asked))]).toEqual([CODES.noCard, CODES.noCard]);
    expect(await player.run()).toEqual(asked);
    expect(await player.code(revival, act(asked))).toBe(CODES.wrongState);
  });

  test.each([swap, skip])('fifty at once are one, with one answer (%#)', async (endpoint) => {
    const player = await server.player(3);
    const asked = await player.begin();
    const answers = await Promise.all(Array.from({ length: 50 }, () => player.call(endpoint, act(asked))));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await server.burnt(asked.runid)).toHaveLength(1);
    expect(await player.run()).toMatchObject({ cards: { [endpoint === swap ? 'swap' : 'skip']: { held: 2, used: true } } });
  });
});

describe('a run without an account', () => {
  test('it is bound by key and cookie, and its bricks are then claimed', async () => {
    const visitor = server.visitor();
    const won = await visitor.playTo(11);
    expect(won).toMatchObject({
      status: 'won',
      successinfo: { estimate: null, streak: null },
      bindby: new Date(server.clock.now() + 600_000).toISOString(),
    });
    expect(server.ended).toEqual([]);
    const { userId } = await server.player();
    const bound = await visitor.signedIn(userId).ask(bind, { key: won.key! });
    expect(bound).toEqual({ runid: won.runid, status: 'won', ranked: true, reason: null });
    expect(await visitor.signedIn(userId).ask(bind, { key: won.key! })).toEqual(bound);
    expect(server.ended).toMatchObject([{ userId, status: 'won', points: won.points }]);
    expect(await visitor.signedIn(userId).run()).toMatchObject({ status: 'won' });
    expect(await visitor.run()).toBeNull();
    expect(await visitor.code(issue)).toBe(CODES.wrongState);
  });

  test('another browser, a used key and one that is too old bind nothing, all in the same words', async () => {
    const [visitor, late] = [server.visitor(), server.visitor()];
    const [failed, old] = [await visitor.answer(await visitor.begin(), false), await late.answer(await late.begin(), false)];
    const [owner, thief] = [await server.player(), await server.player()];
    const refused = [
      await server.visitor().signedIn(thief.userId).call(bind, { key: failed.key! }),
      await late.signedIn(thief.userId).call(bind, { key: failed.key! }),
      await visitor.signedIn(thief.userId).call(bind, { key: `${failed.key!.slice(0, -1)}_` }),
    ];
    await visitor.signedIn(owner.userId).ask(bind, { key: failed.key! });
    refused.push(await visitor.signedIn(thief.userId).call(bind, { key: failed.key! }));
    server.pass(601_000 + 600_000);
    refused.push(await late.signedIn(thief.userId).call(bind, { key: old.key! }));
    expect(new Set(refused.map(({ body }) => body)).size).toBe(1);
    expect(refused[0]!.json()['code']).toBe(CODES.keySpent);
  });

  test('who failed signs in and goes on by a card', async () => {
    const visitor = server.visitor();
    const failed = await visitor.answer(await visitor.playTo(3), false);
    expect(Date.parse(failed.failinfo!.reviveuntil) - server.clock.now()).toBe(600_000);
    const { userId } = await server.player(1);
    server.pass(300_000);
    const person = visitor.signedIn(userId);
    await person.ask(bind, { key: failed.key! });
    const now = (await person.run())!;
    expect(await person.ask(revival, act(now))).toMatchObject({ status: 'asked', no: 3 });
  });

  test('who has played the round gets the history of it, and nothing else', async () => {
    const player = await server.player(1);
    await player.playTo(11);
    const visitor = server.visitor().signedIn(player.userId);
    const browser = server.visitor();
    const failed = await browser.answer(await browser.playTo(8), false);
    server.ended.length = 0;
    expect(await browser.signedIn(player.userId).ask(bind, { key: failed.key! })).toEqual({
      runid: failed.runid,
      status: 'lost',
      ranked: false,
      reason: 'played',
    });
    expect(server.ended).toEqual([]);
    expect(await visitor.run()).toMatchObject({ status: 'won' });
  });

  test('a number that somebody chose before is refused, so that no draw can be played twice', async () => {
    const c = 'ab'.repeat(32);
    await server.visitor().begin({ c });
    expect(await server.visitor().code(issue, { c })).toBe(CODES.conflict);
    expect(await server.visitor().code(issue)).toBe(CODES.validation);
  });
});
