import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import {
  getChallenge,
  getExpireTime,
  getHistory,
  getProof,
  getResult,
  giveUp,
  issueChallenge,
  listScores,
  makeChallenge,
  share,
  swap,
  type Run,
} from '@mortar/protocol/quiz';
import { setRankingSettings } from '@mortar/protocol/rankings';
import { faultsOf } from '../../../../../tools/verify-quiz.mjs';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';

const DAY_MS = 24 * 3_600_000;
let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer();
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

/** A run that swaps its second question and fails at its fourth, and the challenge to it. */
async function challenged() {
  const player = await server.player(1);
  const second = await player.playTo(2);
  const swapped = await player.ask(swap, { runid: second.runid, token: second.token! });
  const failed = await player.answer(await player.playTo(4, swapped), false);
  await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
  const run = await player.ask(getResult, { runid: failed.runid });
  return { player, run, challenge: await player.ask(makeChallenge, { runid: run.runid }) };
}

/** Plays a challenge until a question is asked that is to be left; after ten the run that is over. */
async function take(browser: Browser, challengeid: string, no = 11): Promise<Run> {
  let run: Run = await browser.ask(issueChallenge, { challengeid });
  while (run.status === 'asked' && run.no < no) {
    run = await browser.answer(run);
    if (run.status === 'passed') run = await browser.ask(issueChallenge, { challengeid });
  }
  return run;
}

describe('a challenge', () => {
  test('asks what the run was asked last at each number and then goes on, brings nothing, and can be checked from outside', async () => {
    const { run, challenge } = await challenged();
    expect(challenge.url).toBe(`${server.config.publicUrl}/quiz/challenge/${challenge.challengeid}`);
    const visitor = server.visitor();
    server.ended.length = 0;
    const won = await take(visitor, challenge.challengeid);
    expect(won).toMatchObject({ status: 'won', challenge: challenge.challengeid, points: 4 * 150 + 4 * 250 + 2 * 350 });
    expect(won).not.toHaveProperty('key');
    const { questions } = await visitor.ask(getResult, { runid: won.runid });
    const asked = (no: number) => run.questions.findLast((one) => one.no === no)!.quiz;
    for (const { no, quiz } of questions.slice(0, 4)) expect(quiz).toEqual(asked(no));
    expect(new Set([...run.questions, ...questions].map(({ quiz }) => quiz.text)).size).toBe(11);
    expect(server.ended).toEqual([]);
    const proof = await visitor.ask(getProof, { runid: won.runid });
    expect(faultsOf(proof)).toEqual([]);
    const before = proof.challenged!;
    const other = { ...proof, challenged: [...before.slice(0, -1), { ...before.at(-1)!, idx: proof.served.at(-1)!.idx }] };
    expect(faultsOf(other)).not.toEqual([]);
  });

  test('tells nothing of what is asked, and the same link again', async () => {
    const { player, run, challenge } = await challenged();
    expect(await player.ask(makeChallenge, { runid: run.runid })).toEqual(challenge);
    const answer = await server.visitor().ask(getChallenge, { challengeid: challenge.challengeid });
    expect(answer).toMatchObject({ score: { points: run.points, right: run.right, isme: false }, isopen: true, run: null, takers: 0 });
    expect(answer.score.marks).toEqual(['right', 'swapped', 'right', 'wrong']);
    const told = JSON.stringify([answer, challenge]);
    for (const { quiz } of run.questions) expect(told).not.toContain(quiz.text);
    expect(told).not.toContain(run.runid);
  });

  test('has no cards and no second chance: a wrong answer ends it, and the results stand side by side', async () => {
    const { player, challenge } = await challenged();
    const [friend, visitor] = [await server.player(1), server.visitor()];
    const second = await take(friend, challenge.challengeid, 2);
    expect(await friend.code(swap, { runid: second.runid, token: second.token! })).toBe(CODES.wrongState);
    expect(await friend.answer(second, false)).toMatchObject({ status: 'lost', points: 150, failinfo: null, token: null });
    await take(visitor, challenge.challengeid, 1);
    server.pass(16_000);
    expect((await visitor.ask(getChallenge, { challengeid: challenge.challengeid })).run).toMatchObject({ status: 'lost', points: 0 });
    const first = await player.ask(listScores, { challengeid: challenge.challengeid, pageSize: 1 });
    const rest = await friend.ask(listScores, { challengeid: challenge.challengeid, cursor: first.next!, pageSize: 1 });
    expect(first.items).toMatchObject([{ points: 150, right: 1, marks: ['right', 'wrong'], isme: false }]);
    expect([rest.items, rest.next]).toMatchObject([[{ uid: '', points: 0, marks: ['wrong'], isme: false }], null]);
    expect((await friend.ask(getHistory)).items).toMatchObject([{ challenge: challenge.challengeid, ranked: false }]);
    // A run of one's own is still to be played, and is what it was.
    expect((await friend.ask(getExpireTime)).run).toBeNull();
    expect((await friend.begin()).status).toBe('asked');
  });

  test('is taken once by everybody, by nobody who made it, and for a week', async () => {
    const { player, run, challenge } = await challenged();
    const { challengeid } = challenge;
    expect(await player.code(issueChallenge, { challengeid })).toBe(CODES.wrongState);
    const friend = await server.player();
    const asked = await friend.ask(issueChallenge, { challengeid });
    expect(await friend.ask(issueChallenge, { challengeid })).toMatchObject({
      runid: asked.runid,
      quiz: asked.quiz,
      deadline: asked.deadline,
    });
    const lost = await friend.answer(asked, false);
    expect(await friend.code(issueChallenge, { challengeid })).toBe(CODES.wrongState);
    expect(await friend.code(makeChallenge, { runid: lost.runid })).toBe(CODES.wrongState);
    expect(await friend.code(share, { runid: lost.runid })).toBe(CODES.wrongState);
    expect(await friend.code(makeChallenge, { runid: run.runid })).toBe(CODES.notFound);
    expect(await friend.code(getChallenge, { challengeid: 'x'.repeat(22) })).toBe(CODES.notFound);
    server.pass(6 * DAY_MS);
    expect((await server.visitor().ask(issueChallenge, { challengeid })).status).toBe('asked');
    server.pass(DAY_MS);
    expect(await server.visitor().code(issueChallenge, { challengeid })).toBe(CODES.roundClosed);
  });

  test('a network that begins many runs without accounts is asked for a human check', async () => {
    const { challenge } = await challenged();
    const visitors = Array.from({ length: 41 }, () => server.visitor());
    const runs = await Promise.all(visitors.map((visitor) => visitor.begin()));
    const { sql } = server.database;
    await sql`update quiz_runs set network = (select network from quiz_runs where id = ${runs[0]!.runid}) where user_id is null`;
    const { challengeid } = challenge;
    expect(await visitors[0]!.code(issueChallenge, { challengeid })).toBe(CODES.captchaNeeded);
    visitors[0]!.headers['recaptcha'] = 'made up';
    expect(await visitors[0]!.code(issueChallenge, { challengeid })).toBe(CODES.captchaFailed);
    expect((await (await server.player()).ask(issueChallenge, { challengeid })).status).toBe('asked');
  });

  test('whoever hides their name is a player to others', async () => {
    const { challenge } = await challenged();
    const friend = await server.player();
    await friend.ask(setRankingSettings, { hidden: true });
    await friend.answer(await take(friend, challenge.challengeid, 1), false);
    const { challengeid } = challenge;
    expect((await server.visitor().ask(listScores, { challengeid })).items).toMatchObject([{ uid: '', username: '', isme: false }]);
    expect((await friend.ask(listScores, { challengeid })).items[0]).toMatchObject({ isme: true });
  });

  test('a round is paid whatever its challenges still play', async () => {
    await server.work('quiz.rounds');
    const { challenge } = await challenged();
    const friend = await server.player();
    const left = await friend.answer(await friend.ask(issueChallenge, { challengeid: challenge.challengeid }));
    expect(left.status).toBe('passed');
    server.pass(DAY_MS);
    for (const job of ['quiz.sweep', 'quiz.payout']) await server.work(job);
    const [row] = await server.database.sql`
      select r.settled_at is not null as settled, u.ended_at is null as plays from quiz_runs u join quiz_rounds r on r.id = u.round_id
       where u.id = ${left.runid}`;
    expect(row).toEqual({ settled: true, plays: true });
  });
});
