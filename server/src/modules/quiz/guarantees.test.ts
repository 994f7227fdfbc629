import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { getProof, giveUp, issue, revival, skip, submitAnswer, swap, type Run } from '@mortar/protocol/quiz';
import { checkStory } from '../../../test/quiz-story.ts';
import { createQuizServer, type QuizServer } from '../../../test/quiz.ts';
import { codeOf } from '../../../test/http.ts';

let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer();
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

/** Every row that a run's acts can write. */
const rows = () => server.database.sql`
  select (select json_agg(r order by id) from quiz_runs r)::text as runs, (select count(*) from quiz_run_steps)::int as steps,
    (select count(*) from quiz_claims)::int as claims, (select count(*) from account_ledger_transactions)::int as transactions,
    (select sum(shown) from quiz_question_stats)::int as shown`;

const DAY_MS = 24 * 3_600_000;
const ACTS = { answer: submitAnswer, swap, skip, revival, giveUp };
/** What is allowed in each state; everything else is refused. */
const ALLOWED: Record<string, string[]> = {
  asked: ['answer', 'swap', 'skip'],
  passed: [],
  frozen: [],
  failed: ['revival', 'giveUp'],
  won: [],
  lost: [],
  expired: [],
};

/** A run in each state, with all cards at hand. */
async function inState(state: string) {
  const player = await server.player(1);
  const asked = await player.begin();
  const silence = async (ms: number) => {
    server.pass(ms);
    await server.work('quiz.sweep');
    return asked;
  };
  const to: Record<string, () => Promise<Run>> = {
    asked: async () => asked,
    passed: () => player.answer(asked),
    frozen: () => silence(20_000),
    failed: () => player.answer(asked, false),
    won: async () => player.playTo(11, asked),
    expired: () => player.answer(asked).then(() => silence(DAY_MS)),
    lost: async () => {
      const failed = await player.answer(asked, false);
      return player.ask(giveUp, { runid: failed.runid, token: failed.token! });
    },
  };
  const run = await to[state]!();
  // The token that the server would take now, which no answer gives in states without an act.
  const [row] = await server.database.sql`select seq from quiz_runs where id = ${run.runid}`;
  const token = `${row!['seq']}.${server.identity.keyring.mac('quiz', `act ${run.runid} ${row!['seq']}`)}`;
  return { player, run, on: { runid: run.runid, token } };
}

describe.each(Object.keys(ALLOWED))('a run that is %s', (state) => {
  test('it takes the acts of its state, and of any other nothing is written', async () => {
    const { player, on } = await inState(state);
    for (const [name, endpoint] of Object.entries(ACTS)) {
      if (ALLOWED[state]!.includes(name)) continue;
      const before = await rows();
      expect([name, await player.code(endpoint, { ...on, ...(name === 'answer' && { selected: 0 }) })]).toEqual([name, CODES.wrongState]);
      expect(await rows()).toEqual(before);
    }
    for (const name of ALLOWED[state]!) {
      const { player: other, on: fresh } = await inState(state);
      const input = { ...fresh, ...(name === 'answer' && { selected: 0 }) };
      expect([name, await other.code(ACTS[name as keyof typeof ACTS], input)]).toEqual([name, SUCCESS]);
    }
  });
});

test('fifty revivals at once with one card are one, with one answer', async () => {
  const player = await server.player(1);
  const failed = await player.answer(await player.begin(), false);
  const on = { runid: failed.runid, token: failed.token! };
  const answers = await Promise.all(Array.from({ length: 50 }, () => player.call(revival, on)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(codeOf(answers[0]!)).toBe(SUCCESS);
  expect(await server.burnt(failed.runid)).toHaveLength(1);
});

const STORIES = 12;

test('whatever happens, a run is what its steps come to, and nothing comes to light before its time', async () => {
  for (let seed = 1; seed <= STORIES; seed++) await checkStory(server, seed);
});

test('a proof is told once its run is over, and not before', async () => {
  const player = await server.player();
  const asked = await player.begin();
  expect(await player.code(getProof, { runid: asked.runid })).toBe(CODES.wrongState);
  const won = await player.playTo(11, asked);
  expect((await player.ask(getProof, { runid: won.runid })).round.secret).toBeNull();
});

test('clocks and late echoes of clients gain nothing', async () => {
  const player = await server.player();
  const asked = await player.begin();
  player.headers['date'] = new Date(server.clock.now() - 3 * 3_600_000).toUTCString();
  server.pass(12_000);
  expect(await player.answer(asked)).toMatchObject({ gained: 100 });
  expect(await player.code(issue, {})).toBe(SUCCESS);
});
