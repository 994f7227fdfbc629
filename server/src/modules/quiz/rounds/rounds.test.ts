import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { getExpireTime, listCommitments, TIERS_OF_RUN } from '@mortar/protocol/quiz';
import { createQuizServer, type QuizServer } from '../../../../test/quiz.ts';
import { loadBank } from '../bank/load-bank.ts';
import { chainOf } from '../draw/commitment.ts';
import { databaseTime } from '../runs/time.ts';
import { roundDay } from './day.ts';

let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer();
});
afterAll(() => server.close());

describe('rounds', () => {
  test('a round is a day in Hong Kong', () => {
    expect(roundDay(Date.parse('2027-03-05T15:59:59.999Z'))).toEqual({
      id: '2027-03-05',
      opensAt: new Date('2027-03-04T16:00:00Z'),
      closesAt: new Date('2027-03-05T16:00:00Z'),
    });
    expect(roundDay(Date.parse('2027-03-05T16:00:00Z')).id).toBe('2027-03-06');
    expect(roundDay(Date.parse('2027-02-27T16:00:00Z'), 1).id).toBe('2027-03-01');
  });

  test('they are committed to a week ahead, each tied to the one before, whoever makes them and however often', async () => {
    await Promise.all([server.work('quiz.rounds'), server.work('quiz.rounds'), server.work('quiz.rounds')]);
    const { items } = await server.visitor().ask(listCommitments, { pageSize: 8 });
    expect(items.map(({ roundid }) => roundid)).toEqual(
      [12, 11, 10, 9, 8, 7, 6, 5].map((day) => `2027-03-${String(day).padStart(2, '0')}`),
    );
    for (const [index, { commit, chain }] of items.slice(0, -1).entries()) expect(chain).toBe(chainOf(items[index + 1]!.chain, commit));
    expect(items.every(({ secret }) => secret === null)).toBe(true);
    expect(items[0]!.tiern.every((count) => count >= 60)).toBe(true);
  });

  test('no question is more than 3 % of what a day asks, whatever is harvested', async () => {
    const rounds = await server.database.sql`select tier_n from quiz_rounds`;
    expect(rounds.length).toBeGreaterThan(0);
    for (const round of rounds)
      for (const [index, questions] of (round['tier_n'] as number[]).entries()) {
        const asked = TIERS_OF_RUN.filter((tier) => tier === index + 1).length;
        expect(asked / questions / TIERS_OF_RUN.length).toBeLessThanOrEqual(0.03);
      }
  });

  test('a list of them goes on where the page before ended', async () => {
    const first = await server.visitor().ask(listCommitments, { pageSize: 3 });
    const second = await server.visitor().ask(listCommitments, { pageSize: 3, cursor: first.next! });
    expect(second.items[0]!.roundid).toBe('2027-03-09');
  });

  test('a secret stays hidden until the runs of its round are over', async () => {
    const secretOf = async () =>
      (await server.visitor().ask(listCommitments, { pageSize: 20 })).items.find(({ roundid }) => roundid === '2027-03-05')!.secret;
    server.pass(12 * 3_600_000 + 60_000);
    await server.work('quiz.publish');
    expect(await secretOf()).toBeNull();
    server.pass(61_000);
    await server.work('quiz.publish');
    expect(await secretOf()).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each(['2026-13-45', '2027-02-29', '0000-01-01'])('the list of commitments goes on at no day such as %s', async (cursor) => {
    expect(await server.visitor().code(listCommitments, { cursor })).toBe(CODES.validation);
  });

  test('everybody is told what is open, and how many play', async () => {
    await server.work('quiz.rounds');
    await server.visitor().playTo(3);
    server.pass(6000);
    expect(await server.visitor().ask(getExpireTime)).toMatchObject({
      roundid: '2027-03-06',
      next: '2027-03-06T16:00:00.000Z',
      run: null,
      players: 1,
      winners: 0,
      estimate: { likely: 12, most: 20 },
    });
  });
});

describe('the bank', () => {
  test('it is taken in once, and a changed wording becomes a revision of its own', async () => {
    const { db, sql } = server.database;
    const count = async () => (await sql`select count(*)::int as all from quiz_question_revs`)[0]!['all'];
    expect(await count()).toBe(612);
    const load = () => db.transaction((tx) => loadBank(tx, server.config.quizBankDir, new Date()));
    await load();
    expect(await count()).toBe(612);
    await sql`update quiz_question_revs set correct = 3 - correct where question_id = 'crypto-001'`;
    await sql`update quiz_questions set state = 'rest' where id = 'crypto-002'`;
    await load();
    expect(await count()).toBe(612);
    await sql`update quiz_questions set file_hash = 'of an older file' where id = 'crypto-001'`;
    await load();
    // What the file still says as before leaves alone what reviewers did.
    expect(await sql`select rev, state from quiz_questions where id in ('crypto-001', 'crypto-002') order by id`).toEqual([
      { rev: 2, state: 'live' },
      { rev: 1, state: 'rest' },
    ]);
    expect(await count()).toBe(613);
  });
});

test('runs are judged by the database’s time, also after a wait for a lock', async () => {
  const { db, sql } = server.database;
  await sql`create table held (id int)`;
  await sql`insert into held values (1)`;
  let letGo = () => {};
  const free = new Promise<void>((resolve) => (letGo = resolve));
  let holder: Promise<void> = Promise.resolve();
  await new Promise<void>((isLocked) => {
    holder = sql.begin(async (tx) => {
      await tx`select * from held for update`;
      isLocked();
      await free;
    });
  });
  const waiter = db.transaction(async (tx) => {
    const before = await databaseTime(tx);
    setTimeout(letGo, 50);
    await tx.execute('select * from held for update');
    return (await databaseTime(tx)) - before;
  });
  await holder;
  expect(await waiter).toBeGreaterThanOrEqual(40);
});
