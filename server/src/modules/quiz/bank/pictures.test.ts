import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issue } from '@mortar/protocol/quiz';
import { createQuizServer, type QuizServer } from '../../../../test/quiz.ts';
import { sha256 } from '../draw/hash.ts';

let server: QuizServer;
beforeAll(async () => {
  server = await createQuizServer();
});
afterAll(() => server.close());

test('a question with a picture is asked with it, by the hash that the pool is committed to, and its words keep the answer', async () => {
  const { sql } = server.database;
  const visitor = server.visitor();
  const run = await visitor.begin();
  const [leaf] = await sql`
    select l.tier, l.idx, r.body, r.correct::int as correct from quiz_leaves l
    join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev
    where l.round_id = ${run.roundid} and jsonb_array_length(r.body) = 15 limit 1`;
  await sql`update quiz_runs set tier = ${leaf!['tier']}, idx = ${leaf!['idx']} where id = ${run.runid}`;
  const { quiz } = await visitor.ask(issue, {});
  const [body, correct] = [leaf!['body'] as string[], leaf!['correct'] as number];
  expect(quiz!.picture).toEqual({ src: body[12], alt: body[13] });
  expect(quiz!.picture!.alt.toLowerCase()).not.toContain(body[1 + correct]!.toLowerCase());
  const [path, hash] = quiz!.picture!.src.split('#');
  const headers = { host: new URL(server.config.publicUrl).host };
  const picture = await server.app.inject({ url: path!, headers });
  expect(sha256(picture.rawPayload)).toBe(hash);
  expect(picture.headers['content-type']).toContain('image/svg+xml');
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect((await server.app.inject({ url: '/quiz-images/other.svg', headers })).statusCode).toBe(404);
});
