import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { listNotices } from '@mortar/protocol/notices';
import {
  approveQuestion,
  dismissReports,
  editQuestion,
  getBankQuestion,
  getBankRole,
  giveUp,
  importQuestions,
  listBank,
  listOwnQuestions,
  offerQuestion,
  reportQuestion,
  restQuestion,
  sendBackQuestion,
  submitQuestion,
  wakeQuestion,
} from '@mortar/protocol/quiz';
import { staff, written } from '../../../../test/quiz-staff.ts';
import { createQuizServer, type Browser, type QuizServer } from '../../../../test/quiz.ts';
import { quizData } from '../personal-data.ts';

type Person = Browser & { userId: number };
let server: QuizServer;
let [ann, ben, cat, author]: Person[] = [];
beforeAll(async () => {
  server = await createQuizServer();
  [ann, ben] = [await staff(server, 'reviewer'), await staff(server, 'reviewer')];
  cat = await staff(server, 'operator');
  author = await server.player();
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

let keys = 0;
/** The person, about to offer something. */
const submit = (person: Person) => {
  person.headers['idempotency-key'] = `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`;
  return person;
};
const offered = async (change = {}) => (await submit(author!).ask(submitQuestion, { written: written(change) })).id;
const at = async (id: string) => ({ id, rev: (await ann!.ask(getBankQuestion, { id })).rev });
const withReason = async (id: string) => ({ ...(await at(id)), reason: 'because of a test' });
const actsOf = async (id: string) => (await ann!.ask(getBankQuestion, { id })).acts.map(({ act, reason }) => `${act} ${reason}`.trim());
const pools = async (id: string) =>
  (await server.database.sql`select count(*)::int as rounds from quiz_leaves where question_id = ${id}`)[0]!['rounds'];

test('nobody without a role sees the bank or acts on it', async () => {
  const visitor = server.visitor();
  expect(await author!.ask(getBankRole)).toEqual({ role: null });
  expect(await author!.code(listBank, { pageSize: 20 })).toBe(CODES.forbidden);
  expect(await author!.code(getBankQuestion, { id: 'crypto-001' })).toBe(CODES.forbidden);
  for (const act of [offerQuestion, approveQuestion]) expect(await author!.code(act, { id: 'crypto-001', rev: 1 })).toBe(CODES.forbidden);
  for (const act of [sendBackQuestion, restQuestion, wakeQuestion, dismissReports])
    expect(await author!.code(act, { id: 'crypto-001', rev: 1, reason: 'not mine' })).toBe(CODES.forbidden);
  expect(await author!.code(editQuestion, { id: 'crypto-001', rev: 1, reason: 'not mine', written: written() })).toBe(CODES.forbidden);
  const file = { format: 'csv', topic: 'words', locale: 'en', text: 'question,right,wrong1' };
  for (const person of [author!, ann!]) expect(await person.code(importQuestions, file)).toBe(CODES.forbidden);
  expect((await visitor.call(listBank, { pageSize: 20 })).statusCode).toBe(401);
});

describe('a question that a person offers', () => {
  test('it is asked once two others have agreed, in rounds that are not committed to yet, and brings bricks once', async () => {
    const id = await offered();
    expect(await author!.ask(listOwnQuestions, { pageSize: 20 })).toMatchObject({ items: [{ id, state: 'draft', flaws: [] }], left: 4 });
    expect(await ann!.code(approveQuestion, await at(id))).toBe(CODES.questionMoved);
    expect(await ann!.ask(offerQuestion, await at(id))).toMatchObject({ state: 'review', mayapprove: 'yes' });
    for (const _time of [1, 2])
      expect(await ann!.ask(approveQuestion, await at(id))).toMatchObject({ state: 'review', mayapprove: 'approved' });
    // Questions that go live and bring nothing use up nothing of the day.
    await server.database.sql`
      insert into quiz_questions (id, topic, tier, source, state, rev, origin, changed_at)
      select 'idle-' || n, 'words', 1, '', 'live', 1, 'person', ${new Date(server.clock.now()).toISOString()} from generate_series(1, 21) n`;
    expect(await ben!.ask(approveQuestion, await at(id))).toMatchObject({ state: 'live', approvals: [{}, {}] });
    await server.database.sql`delete from quiz_questions where id like 'idle-%'`;
    expect(await actsOf(id)).toEqual(['approve', 'approve', 'approve', 'offer', 'submit']);
    const before = await server.database.sql`select root from quiz_rounds order by id`;
    expect(await pools(id)).toBe(0);
    for (let day = 0; day < 8; day++) {
      server.pass(24 * 3_600_000);
      await server.work('quiz.rounds');
    }
    expect(await server.database.sql`select root from quiz_rounds order by id limit ${before.length}`).toEqual(before);
    expect(await pools(id)).toBeGreaterThan(0);
    const [paid] = await server.database.sql`select count(*)::int as times from account_ledger_transactions where kind = 'quizQuestion'`;
    expect(paid).toEqual({ times: 1 });
    const { list } = await author!.ask(listNotices, { pageSize: 20 });
    expect(list[0]).toMatchObject({ kind: 'quizQuestionLive', values: { bricks: '15' }, link: '/quiz/questions' });
  });

  test('it comes back with the reason, is written anew, and keeps each wording', async () => {
    const id = await offered({ en: { text: '', options: ['', '', '', ''], why: '' } });
    expect(await ann!.code(offerQuestion, await at(id))).toBe(CODES.questionUnfit);
    await ann!.ask(sendBackQuestion, { ...(await at(id)), reason: 'English is missing' });
    const { items } = await author!.ask(listOwnQuestions, { pageSize: 20 });
    expect(items[0]).toMatchObject({ id, state: 'draft', reason: 'English is missing', flaws: [{ code: 'missing', locale: 'en' }] });
    const { list } = await author!.ask(listNotices, { pageSize: 20 });
    expect(list[0]).toMatchObject({ kind: 'quizQuestionBack', values: { reason: 'English is missing' } });
    await submit(author!).ask(submitQuestion, { id, written: written({ tier: 3 }) });
    expect(await ann!.ask(getBankQuestion, { id })).toMatchObject({
      rev: 2,
      tier: 3,
      revisions: [{ rev: 2 }, { rev: 1, en: { text: '' } }],
    });
    expect(await submit(ben!).code(submitQuestion, { id, written: written() })).toBe(CODES.notFound);
    await ann!.ask(offerQuestion, await at(id));
    expect(await submit(author!).code(submitQuestion, { id, written: written() })).toBe(CODES.questionMoved);
  });

  test('who wrote it, or its latest wording, does not agree to it', async () => {
    const { id } = await submit(ben!).ask(submitQuestion, { written: written() });
    await ann!.ask(offerQuestion, await at(id));
    expect(await ben!.code(approveQuestion, await at(id))).toBe(CODES.ownQuestion);
    await ann!.ask(approveQuestion, await at(id));
    await cat!.ask(editQuestion, { ...(await withReason(id)), written: written({ tier: 1 }) });
    const { approvals, mayapprove, state } = await cat!.ask(getBankQuestion, { id });
    expect([approvals, mayapprove, state]).toEqual([[], 'author', 'review']);
    expect(await cat!.code(approveQuestion, await at(id))).toBe(CODES.ownQuestion);
    await ann!.ask(approveQuestion, await at(id));
    expect((await ann!.ask(getBankQuestion, { id })).state).toBe('review');
  });

  test('whoever is here by the author’s invites, or the other way round, does not agree to it', async () => {
    const { sql } = server.database;
    const between = await server.player();
    await sql`
      insert into account_invites (user_id, inviter_id, code, at)
      values (${between.userId}, ${cat!.userId}, 'a', now()), (${author!.userId}, ${between.userId}, 'b', now())`;
    const id = await offered({ tier: 1 });
    await ann!.ask(offerQuestion, await at(id));
    expect((await cat!.ask(getBankQuestion, { id })).mayapprove).toBe('invites');
    expect(await cat!.code(approveQuestion, await at(id))).toBe(CODES.ownQuestion);
    await ann!.ask(approveQuestion, await at(id));
    await ben!.ask(approveQuestion, await at(id));
    expect((await ann!.ask(getBankQuestion, { id })).state).toBe('live');
    await sql`delete from account_invites where user_id in (${between.userId}, ${author!.userId})`;
  });

  test('a day takes five of one person, and nothing that says nothing', async () => {
    const person = await server.player();
    const empty = { text: '', options: ['', '', '', ''], why: '' };
    const nothing = written({ en: empty, 'zh-HK': empty, source: 'my uncle' });
    const answer = (await submit(person).call(submitQuestion, { written: nothing })).json<{
      code: number;
      data: { field: string }[];
    }>();
    expect([answer.code, answer.data.map(({ field }) => field)]).toEqual([CODES.validation, ['written.en.text', 'written.source']]);
    for (let count = 0; count < 5; count++) await submit(person).ask(submitQuestion, { written: written() });
    expect(await submit(person).code(submitQuestion, { written: written() })).toBe(CODES.questionLimit);
    expect((await person.ask(listOwnQuestions, { pageSize: 3 })).left).toBe(0);
    server.pass(24 * 3_600_000);
    expect(await submit(person).code(submitQuestion, { written: written() })).toBe(SUCCESS);
    const [first] = (await person.ask(listOwnQuestions, { pageSize: 3 })).items;
    expect(await quizData(server.database.db).read!({ userId: person.userId, uid: '' })).toMatchObject({
      questions: Array.from({ length: 6 }, () => ({})),
    });
    await server.database.db.transaction((tx) => quizData(server.database.db).erase!(tx, { userId: person.userId, uid: '' }));
    expect(await ann!.code(getBankQuestion, { id: first!.id })).toBe(CODES.notFound);
  });
});

describe('a question of the bank', () => {
  test('it rests and wakes with a reason, and only as its reviewer saw it', async () => {
    const id = 'safety-003';
    expect(await ann!.code(restQuestion, { id, rev: 1, reason: '   ' })).toBe(CODES.validation);
    expect(await ann!.code(restQuestion, { id, rev: 2, reason: 'seen on a blog' })).toBe(CODES.questionMoved);
    expect(await ann!.ask(restQuestion, { id, rev: 1, reason: 'seen on a blog' })).toMatchObject({
      state: 'rest',
      reason: 'seen on a blog',
    });
    expect(await ann!.code(restQuestion, { id, rev: 1, reason: 'again' })).toBe(CODES.questionMoved);
    expect(await ann!.ask(wakeQuestion, { id, rev: 1, reason: 'the blog is gone' })).toMatchObject({ state: 'live' });
    expect(await actsOf(id)).toEqual(['wake the blog is gone', 'rest seen on a blog']);
    const answers = await Promise.all([ann!, ben!, cat!].map((person) => person.code(restQuestion, { id, rev: 1, reason: 'at once' })));
    expect(answers.toSorted()).toEqual([SUCCESS, CODES.questionMoved, CODES.questionMoved].toSorted());
  });

  test('what somebody edits is asked again once two others agree, and refused while something is wrong with it', async () => {
    const id = 'words-004';
    const bad = written({ en: { ...written().en, options: ['Same', 'same.', 'Other', 'Another'] }, source: 'hearsay' });
    const answer = (await ann!.call(editQuestion, { ...(await withReason(id)), written: bad })).json<{ code: number; data: object }>();
    expect(answer).toMatchObject({
      code: CODES.questionUnfit,
      data: {
        flaws: [
          { code: 'same', locale: 'en' },
          { code: 'source', locale: null },
        ],
      },
    });
    expect((await at(id)).rev).toBe(1);
    expect(await ann!.ask(editQuestion, { ...(await withReason(id)), written: written() })).toMatchObject({ rev: 2, state: 'review' });
    expect((await server.database.sql`select rev from quiz_leaves where question_id = ${id} and rev > 1`).length).toBe(0);
  });

  test('reports wait in the list until somebody has looked', async () => {
    const player = await server.player();
    const failed = await player.answer(await player.begin(), false);
    await player.ask(giveUp, { runid: failed.runid, token: failed.token! });
    await player.ask(reportQuestion, { runid: failed.runid, place: 0, reason: 'wrongKey', text: 'Look <b>here</b>' });
    const { items } = await ann!.ask(listBank, { pageSize: 20, flag: 'reported' });
    expect(items).toMatchObject([{ reports: 1 }]);
    const { id } = items[0]!;
    expect(await ann!.ask(getBankQuestion, { id })).toMatchObject({
      reports: [{ reason: 'wrongKey', text: 'Look <b>here</b>', judged: false }],
      picks: expect.arrayContaining([1]),
    });
    expect(await ann!.ask(dismissReports, await withReason(id))).toMatchObject({ reports: [{ judged: true }] });
    expect((await ann!.ask(listBank, { pageSize: 20, flag: 'reported' })).items).toEqual([]);
  });

  test('the list is filtered and paged without a gap', async () => {
    const { counts } = await ann!.ask(listBank, { pageSize: 1 });
    expect(counts).toMatchObject({ review: expect.any(Number), live: expect.any(Number), rest: 1 });
    const ids = new Set<string>();
    let cursor: string | undefined;
    do {
      const { items, next } = await ann!.ask(listBank, { pageSize: 33, topic: 'crypto', ...(cursor && { cursor }) });
      for (const { id, topic } of items) ids.add(topic === 'crypto' && !ids.has(id) ? id : `twice ${id}`);
      cursor = next ?? undefined;
    } while (cursor);
    expect(ids.size).toBe(102);
    expect((await ann!.ask(listBank, { pageSize: 20, search: '瓷器在窯中' })).items.length).toBeGreaterThan(0);
    expect((await ann!.ask(listBank, { pageSize: 20, search: '100%_\\' })).items).toEqual([]);
    const { items } = await ann!.ask(listBank, { pageSize: 100, flag: 'ageing' });
    expect(items.every(({ validuntil }) => validuntil !== null)).toBe(true);
  });
});
