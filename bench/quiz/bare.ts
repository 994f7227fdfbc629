/** The peer of `answer.cpu`: Fastify, the read and the update that an answer cannot do without, prepared, and nothing else. */
import fastify from 'fastify';
import postgres from 'postgres';

const sql = postgres(process.env['DATABASE_URL'] ?? '');
const app = fastify();
app.post<{ Body: { runid: string; selected: number } }>('/answer', async ({ body: { runid, selected } }) => {
  const [row] = await sql`
    select r.*, l.question_id, v.body, v.correct from quiz_runs r
    join quiz_leaves l on l.round_id = r.round_id and l.tier = r.tier and l.idx = r.idx
    join quiz_question_revs v on v.question_id = l.question_id and v.rev = l.rev where r.id = ${runid}`;
  const isRight = row!['correct'] === selected;
  await sql`update quiz_runs set seq = seq + 1, points = points + ${isRight ? 100 : 0} where id = ${runid}`;
  return { runid, right: isRight, points: row!['points'] };
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('ready\n');
