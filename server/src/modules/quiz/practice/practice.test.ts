import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES } from '@mortar/protocol';
import { answerPractice, getHistory, getResult, giveUp, practise, reportQuestion } from '@mortar/protocol/quiz';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';
import { quizData } from '../personal-data.ts';

let server: QuizServer;
let player: Browser & { userId: number };
let runid: string;
beforeAll(async () => {
  server = await createQuizServer();
  player = await server.player();
  const failed = await player.answer(await player.playTo(9), false);
  ({ runid } = await player.ask(giveUp, { runid: failed.runid, token: failed.token! }));
});
afterAll(() => server.close());

const nextRound = async () => {
  server.pass(24 * 3_600_000);
  await server.work('quiz.publish');
  await server.work('quiz.rounds');
};

describe('what a person has played', () => {
  test('it stands in their history, with the key and why', async () => {
    const { items, next } = await player.ask(getHistory, { pageSize: 20 });
    expect(next).toBeNull();
    expect(items).toEqual([await player.ask(getResult, { runid })]);
    expect(items[0]).toMatchObject({ runid, status: 'lost', right: 8, ranked: true, fair: 'open' });
    expect(items[0]!.questions.map(({ outcome }) => outcome)).toEqual([...Array.from({ length: 8 }, () => 'right'), 'wrong']);
    const mistakes = await player.ask(getHistory, { pageSize: 20, filter: 'mistakes' });
    expect(mistakes.items[0]!.questions.map(({ no }) => no)).toEqual([9]);
    expect((await (await server.player()).ask(getHistory, { pageSize: 20 })).items).toEqual([]);
  });

  test('they may say what is wrong with one of its questions, once a wording', async () => {
    const report = (text: string) => player.ask(reportQuestion, { runid, place: 0, reason: 'wrongKey', text });
    await report('a');
    await report('b');
    expect(await server.database.sql`select reason, text from quiz_question_reports`).toEqual([{ reason: 'wrongKey', text: 'b' }]);
    const input = { runid, place: 0, reason: 'other' };
    expect(await player.code(reportQuestion, { ...input, place: 30 })).toBe(CODES.notFound);
    expect(await (await server.player()).code(reportQuestion, input)).toBe(CODES.notFound);
  });
});

describe('the practice before any round has closed', () => {
  test('there are questions to warm up, and none that the open one may ask', async () => {
    const { items } = await server.visitor().ask(practise, {});
    expect(items).toHaveLength(10);
    const ids = items.map(({ id }) => id);
    expect(ids.every((id) => Number(id.split('-')[1]) % 8 === 0)).toBe(true);
    const inPool = await server.database.sql`
      select 1 from quiz_leaves where round_id = '2027-03-05' and question_id in ${server.database.sql(ids)}`;
    expect(inPool).toEqual([]);
    expect((await player.ask(practise, { mistakes: true })).items).toEqual([]);
  });
});

describe('the practice', () => {
  beforeAll(async () => {
    for (let day = 0; day < 3; day++) {
      await server.visitor().playTo(11);
      await nextRound();
    }
  });

  test('it asks what closed rounds asked and the open one does not, without a key until it is answered', async () => {
    const { items } = await server.visitor().ask(practise, {});
    expect(items.length).toBeGreaterThan(0);
    expect(JSON.stringify(items)).not.toMatch(/"(?:correct|why|source)"/);
    const inPool = await server.database.sql`
      select 1 from quiz_leaves where round_id = '2027-03-08' and question_id in ${server.database.sql(items.map(({ id }) => id))}`;
    expect(inPool).toEqual([]);
    const [{ id, rev }] = items as [(typeof items)[0]];
    const { quiz } = await server.visitor().ask(answerPractice, { id, rev, selected: 0 });
    expect(await server.visitor().ask(answerPractice, { id, rev, selected: quiz.correct })).toEqual({ right: true, quiz });
  });

  test('it is no oracle for what the open round asks', async () => {
    const [leaf] = await server.database.sql`
      select l.question_id as id, l.rev from quiz_leaves l join quiz_questions q on q.id = l.question_id
      where l.round_id = '2027-03-08' and q.is_told limit 1`;
    expect(leaf).toBeDefined();
    expect(await server.visitor().code(answerPractice, { ...leaf, selected: 0 })).toBe(CODES.notFound);
  });

  test('it goes over a person’s mistakes alone', async () => {
    const [wrong] = (await player.ask(getHistory, { pageSize: 20, filter: 'mistakes' })).items[0]!.questions;
    const mistakes = (await player.ask(practise, { mistakes: true })).items;
    expect(mistakes.length).toBeLessThanOrEqual(1);
    for (const { quiz } of mistakes) expect(quiz.text).toBe(wrong!.quiz.text);
    expect((await server.visitor().ask(practise, { mistakes: true })).items).toEqual([]);
  });
});

test('what a person was asked lately is stepped over, at most half of a tier', async () => {
  const { receipt } = await player.begin();
  expect(receipt.seen.length).toBeGreaterThan(0);
  const texts = (await player.ask(getResult, { runid })).questions.map(({ quiz }) => quiz.text);
  const again = await player.playTo(11, (await player.run())!);
  const { questions } = await player.ask(getResult, { runid: again.runid });
  expect(questions.filter(({ quiz }) => texts.includes(quiz.text))).toEqual([]);
});

test('it is all given out, and taken away, with the account', async () => {
  const data = quizData(server.database.db);
  const { userId } = player;
  expect(await data.read!({ userId, uid: '' })).toMatchObject({ runs: [{ state: 'won' }, { state: 'lost' }], reports: [{ text: 'b' }] });
  await server.database.db.transaction((tx) => data.erase!(tx, { userId, uid: '' }));
  expect(await data.read!({ userId, uid: '' })).toEqual({ questions: [], runs: [], reports: [] });
  expect(await player.code(getResult, { runid })).toBe(CODES.notFound);
});
