/** The peer of `read.*`: Fastify, the same query through the same database layer, nothing else. */
import { desc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import fastify from 'fastify';
import postgres from 'postgres';
import { history } from '../../server/src/modules/platform/tables.ts';

const client = postgres(process.env['DATABASE_URL'] ?? '');
const read = drizzle(client)
  .select()
  .from(history)
  .where(eq(history.remote, sql.placeholder('name')))
  .orderBy(desc(history.seq))
  .limit(21)
  .prepare('bare_history');

const app = fastify();
app.get('/history', () => read.execute({ name: 'gamehub' }));
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('ready\n');
