import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { listNotices } from '@mortar/protocol/notices';
import { editQuestion, getBankQuestion, getProof, getResult, giveUp, issue, revival, type Run, voidQuestion } from '@mortar/protocol/quiz';
import { faultsOf } from '../../../../../tools/verify-quiz.mjs';
import { staff, written } from '../../../../test/quiz-staff.ts';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';

type Person = Browser & { userId: number };
let server: QuizServer;
let operator: Person;
beforeAll(async () => {
  server = await createQuizServer({ hasGains: true });
  operator = await staff(server, 'operator');
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

/** The question that a run asks, as the bank names it. */
const askedOf = async ({ runid }: Run) => {
  const [leaf] = await server.database.sql`
    select l.question_id as id, l.rev, l.tier from quiz_runs u
    join quiz_leaves l on l.round_id = u.round_id and l.tier = u.tier and l.idx = u.idx where u.id = ${runid}`;
  return leaf as unknown as { id: string; rev: number; tier: number };
};
const annul = ({ id, rev }: { id: string; rev: number }) => operator.ask(voidQuestion, { id, rev, reason: 'Two options were right.' });
const told = async (person: Person) =>
  (await person.ask(listNotices, { pageSize: 20 })).list.filter(({ kind }) => kind === 'quizMended').map(({ values }) => values);
const grants = async (runid: string) =>
  (
    await server.database
      .sql`select count(*)::int as all from account_ledger_transactions where key like 'quiz:mend:%:card' and ref = ${runid}`
  )[0]!['all'];
const scoreOf = async ({ userId }: Person) =>
  (
    await server.database
      .sql`select coalesce(sum(points), 0)::int as points from rankings_deltas where user_id = ${userId} and board = 'contribute'`
  )[0]!['points'];

test('a run that failed on a wrong question goes on, with its points and a card, once; another one steps over it', async () => {
  const player = await server.player();
  const asked = await player.playTo(3);
  const question = await askedOf(asked);
  const failed = await player.answer(asked, false);
  const lost = await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
  expect(lost.status).toBe('lost');
  expect(await annul(question)).toMatchObject({ state: 'void' });
  expect(await operator.code(voidQuestion, { ...question, reason: 'once more' })).toBe(CODES.questionMoved);
  await Promise.all([1, 2, 3].map(() => server.work('quiz.mend')));
  const run = (await player.run())!;
  expect(run).toMatchObject({ status: 'passed', no: 3, points: asked.points + question.tier * 100 });
  expect(await grants(run.runid)).toBe(1);
  expect(await told(player)).toEqual([{ round: run.roundid, points: String(question.tier * 100), bricks: '0' }]);
  const won = await player.playTo(11, await player.ask(issue, {}));
  expect(won.status).toBe('won');
  const [claim] = await server.database.sql`select weight from quiz_claims where user_id = ${player.userId}`;
  expect([claim!['weight'], await scoreOf(player)]).toEqual([won.points, won.points]);
  const { questions } = await player.ask(getResult, { runid: run.runid });
  const marked = questions.filter(({ mended }) => mended !== undefined);
  expect(marked).toMatchObject([{ no: 3, mended: { reason: 'Two options were right.', points: question.tier * 100 } }]);
  const proof = await player.ask(getProof, { runid: run.runid });
  expect(proof.voided).toMatchObject([{ id: question.id, rev: question.rev, reason: 'Two options were right.' }]);
  expect(faultsOf(proof)).toEqual([]);
  for (let count = 0; count < 5; count++) {
    const other = await (count % 2 ? server.player() : Promise.resolve(server.visitor()));
    const begun = await other.begin();
    const [leaf] = await server.database
      .sql`select tier, idx from quiz_leaves where round_id = ${begun.roundid} and question_id = ${question.id}`;
    const [row] = await server.database
      .sql`select (select sum(n) from unnest(tier_n[1:${Number(leaf!['tier']) - 1}]) n)::int as before from quiz_rounds where id = ${begun.roundid}`;
    expect(begun.receipt.seen).toContain(Number(row!['before'] ?? 0) + Number(leaf!['idx']));
  }
  expect((await operator.ask(getBankQuestion, { id: question.id })).acts[0]).toMatchObject({
    act: 'void',
    reason: 'Two options were right.',
  });
});

test('after the payout it brings the bricks that the share was short of, once', async () => {
  const player = await server.player();
  const other = await server.player();
  await other.playTo(11);
  const asked = await player.playTo(9);
  const question = await askedOf(asked);
  const failed = await player.answer(asked, false);
  await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
  server.pass(24 * 3_600_000);
  await server.work('quiz.sweep');
  await server.work('quiz.payout');
  const [paid] = await server.database.sql`select amount, state from quiz_claims where user_id = ${player.userId}`;
  expect(paid!['state']).toBe('frozen');
  await annul(question);
  for (const _time of [1, 2]) await server.work('quiz.mend');
  const [mend] = await server.database.sql`select points, bricks from quiz_mends where run_id = ${asked.runid}`;
  expect(mend).toMatchObject({ points: question.tier * 100 });
  const [issued] = await server.database.sql`
    select count(*)::int as times from account_ledger_transactions where kind = 'quizMended' and key like ${`%:${asked.runid}`}`;
  expect(issued!['times']).toBe(Number(mend!['bricks']) > 0 ? 1 : 0);
  expect(await grants(asked.runid)).toBe(1);
  expect((await told(player)).length).toBe(1);
  // The round that was open then may have it too: it is done once that has closed.
  server.pass(24 * 3_600_000);
  await server.work('quiz.mend');
  const [left] = await server.database.sql`select done_at is not null as is_done from quiz_voids where question_id = ${question.id}`;
  expect(left!['is_done']).toBe(true);
});

test('on a day of live events it brings no more than runs share there', async () => {
  server.pass(24 * 3_600_000);
  await server.work('quiz.rounds');
  const [player, other, winner] = [await server.player(), await server.player(), await server.player()];
  const asked = await player.playTo(9);
  const question = await askedOf(asked);
  const failed = await player.answer(asked, false);
  await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
  await other.playTo(11);
  await server.database.sql`
    insert into quiz_events (id, day, opens_at, total, answer_ms, pause_ms, prize, by, root, tier_n, secret_hash, sealed, commit, chain,
                             committed_at, phase, winners, share)
    values ('event', ${asked.roundid}, now(), 2, 5000, 3000, 9990, 'test', '', '{1,1,1}', '', '', '', '', now(), 'ended', 1, 9990)`;
  await server.database.sql`
    insert into quiz_claims (round_id, user_id, event_id, run_id, weight, state, amount, at)
    values (${asked.roundid}, ${winner.userId}, 'event', 'event', 9990, 'free', 9990, now())`;
  server.pass(24 * 3_600_000);
  await server.work('quiz.sweep');
  await server.work('quiz.payout');
  const [paid] = await server.database.sql`select amount from quiz_claims where user_id = ${player.userId}`;
  await annul(question);
  await server.work('quiz.mend');
  const [mend] = await server.database.sql`select bricks from quiz_mends where run_id = ${asked.runid}`;
  expect(Number(paid!['amount']) + Number(mend!['bricks'])).toBeLessThanOrEqual(10);
});

test('two wrong questions of one paid run bring together what its share was short of', async () => {
  server.pass(24 * 3_600_000);
  await server.work('quiz.rounds');
  const player = await server.player(1);
  const asked = await player.playTo(9);
  const first = await askedOf(asked);
  const failed = await player.answer(asked, false);
  const revived = await player.ask(revival, { runid: failed.runid, token: failed.token! });
  const second = await askedOf(revived);
  const again = await player.answer(revived, false);
  await player.ask(giveUp, { runid: again.runid, token: again.token! });
  // A crowd, so that the share stays below what one run may bring.
  await server.database.sql`
    insert into quiz_claims (round_id, user_id, run_id, weight, at) values (${asked.roundid}, 999999, 'crowd', 2000000, now())`;
  server.pass(24 * 3_600_000);
  await server.work('quiz.sweep');
  await server.work('quiz.payout');
  for (const question of [first, second]) await annul(question);
  await server.work('quiz.mend');
  const [row] = await server.database.sql`
    select c.amount, u.points, (select sum(bricks)::int from quiz_mends m where m.run_id = u.id) as mended,
           (select sum(weight)::int from quiz_claims a where a.round_id = u.round_id) as all
      from quiz_runs u join quiz_claims c on c.run_id = u.id where u.id = ${asked.runid}`;
  const { amount, points, mended, all } = row as unknown as Record<'amount' | 'points' | 'mended' | 'all', number>;
  expect(mended).toBeGreaterThan(0);
  expect(amount + mended).toBeLessThanOrEqual(Math.floor((10_000 * points) / all));
});

test('a question that was corrected before it was found wrong is mended by the wording that was asked, and asked no more meanwhile', async () => {
  server.pass(24 * 3_600_000);
  await server.work('quiz.rounds');
  const player = await server.player();
  const asked = await player.playTo(2);
  const question = await askedOf(asked);
  const failed = await player.answer(asked, false);
  await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
  await operator.ask(editQuestion, { ...question, reason: 'Two options were right.', written: written() });
  const [leaf] = await server.database.sql`
    select (select coalesce(sum(n), 0) from unnest(r.tier_n[1:l.tier - 1]) n)::int + l.idx as number
      from quiz_leaves l join quiz_rounds r on r.id = l.round_id where r.id = ${asked.roundid} and l.question_id = ${question.id}`;
  expect((await server.visitor().begin()).receipt.seen).toContain(leaf!['number']);
  await annul({ id: question.id, rev: question.rev + 1 });
  await server.work('quiz.mend');
  expect(await told(player)).toMatchObject([{ round: asked.roundid, points: String(question.tier * 100) }]);
});
