import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getBankQuestion, listBank } from '@mortar/protocol/quiz';
import { staff } from '../../../../test/quiz-staff.ts';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';
import type { CalibrationRow } from './figures.ts';
import { chanceOf, moveBy, suspicionOf, tierOf } from './rating.ts';

const row = (change: Partial<CalibrationRow>): CalibrationRow => ({
  questionId: 'q',
  rev: 1,
  rating: 1500,
  plays: 100,
  right: 50,
  sumRating: 150_000,
  sumSquare: 100 * 1500 ** 2 + 1_000_000,
  sumRight: 50 * 1500 + 5000,
  windowRating: 1500,
  windowPlays: 0,
  windowRight: 0,
  windowExpected: 0,
  windowVariance: 0,
  surplus: null,
  at: new Date(0),
  ...change,
});

describe('ratings', () => {
  test('nobody is below a guess, equals are right five times in eight, and moves even out', () => {
    expect(chanceOf(0, 3000)).toBeCloseTo(0.25, 2);
    expect(chanceOf(1500, 1500)).toBe(0.625);
    expect(moveBy(1500, 1500, true)).toBe(6);
    expect(moveBy(1500, 1500, false)).toBe(-10);
  });
  test.each([
    [1, 1420, 1],
    [1, 1430, 2],
    [1, 1700, 3],
    [2, 1380, 2],
    [2, 1370, 1],
    [2, 1630, 3],
    [3, 1580, 3],
    [3, 1570, 2],
    [3, 1300, 1],
  ])('a question of tier %i rated %i is of tier %i', (tier, rating, next) => {
    expect(tierOf(tier, { rating, plays: 30 })).toBe(next);
    expect(tierOf(tier, { rating, plays: 29 })).toBe(tier);
  });
  test('a wrong key, an unanswerable question and a leaked one are suspicious, others are not', () => {
    expect(suspicionOf(row({}))).toBeUndefined();
    expect(suspicionOf(row({ sumRight: 50 * 1500 - 5000 }))).toBe('negative');
    expect(suspicionOf(row({ plays: 49, sumRight: 50 * 1500 - 5000 }))).toBeUndefined();
    expect(suspicionOf(row({ right: 14, sumRight: 14 * 1500 + 5000 }))).toBe('fewRight');
    expect(suspicionOf(row({ surplus: 3 }))).toBe('leaked');
    expect(suspicionOf(row({ surplus: 2.9 }))).toBeUndefined();
  });
});

describe('a night', () => {
  let server: QuizServer;
  let reviewer: Browser;
  beforeAll(async () => {
    server = await createQuizServer();
    reviewer = await staff(server, 'reviewer');
  });
  afterAll(() => server.close());
  const night = async () => {
    server.pass(24 * 3_600_000);
    await server.work('quiz.rounds');
    await Promise.all([server.work('quiz.calibrate'), server.work('quiz.calibrate')]);
  };

  test('it weighs each round once, moves ratings, and counts first sights of people alone', async () => {
    const player = await server.player();
    const asked = await player.playTo(4);
    await player.answer(asked, false);
    await server.visitor().begin();
    await night();
    const { sql } = server.database;
    const rows = await sql`select rating, plays, "right" from quiz_calibrations order by rating`;
    expect(rows.map(({ plays, right }) => `${plays} ${right}`)).toEqual(['1 1', '1 1', '1 1', '1 0']);
    expect(rows[0]!['rating']).toBeLessThan(1300);
    expect(rows[3]!['rating']).toBeGreaterThan(1300);
    expect(await sql`select plays from quiz_player_ratings`).toEqual([{ plays: 4 }]);
    const [{ id }] = (await sql`select question_id as id from quiz_calibrations limit 1`) as unknown as [{ id: string }];
    expect((await reviewer.ask(getBankQuestion, { id })).figures).toMatchObject({ plays: 1, correlation: null, surplus: null });
  });

  test('what many report, and what its plays make suspicious, rests with the reason; reviewers see who did it', async () => {
    const { sql } = server.database;
    // Rounds before may have been of these very questions.
    await sql`delete from quiz_calibrations`;
    await sql`insert into quiz_question_reports (user_id, question_id, rev, reason, text, at)
      select n, 'crypto-010', 1, 'wrongKey', '', now() from generate_series(1, 5) n`;
    await sql`insert into quiz_question_reports (user_id, question_id, rev, reason, text, at)
      select n, 'crypto-011', 1, 'wrongKey', '', now() from generate_series(1, 4) n`;
    await sql`insert into quiz_calibrations (question_id, rev, rating, window_rating, plays, "right", surplus, at)
      values ('crypto-012', 1, 1500, 1500, 60, 30, 3.2, now()), ('crypto-013', 1, 1900, 1900, 60, 30, 0, now())`;
    await sql`update quiz_questions set tier = 1 where id = 'crypto-013'`;
    await night();
    const { items } = await reviewer.ask(listBank, { pageSize: 20, state: 'rest' });
    expect(items.map(({ id }) => id).toSorted()).toEqual(['crypto-010', 'crypto-012']);
    expect((await reviewer.ask(getBankQuestion, { id: 'crypto-012' })).acts[0]).toMatchObject({
      act: 'rest',
      by: 'calibration',
      reason: 'calibration:leaked',
    });
    expect((await reviewer.ask(getBankQuestion, { id: 'crypto-013' })).tier).toBe(3);
  });
});
