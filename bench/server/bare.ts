/** The peer of `read.*`, `signed.*` and `wallet.rps`: Fastify, the same queries through the same database layer, nothing else. */
import { desc, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/postgres-js';
import fastify from 'fastify';
import postgres from 'postgres';
import { prepareProfile } from '../../server/src/modules/identity/users/repository.ts';
import { history } from '../../server/src/modules/registry/versions/tables.ts';
import { addBareWalletLogin } from '../auth/bare-wallet.ts';

const db = drizzle(postgres(process.env['DATABASE_URL'] ?? ''));
const read = db
  .select()
  .from(history)
  .where(eq(history.remote, sql.placeholder('name')))
  .orderBy(desc(history.seq))
  .limit(21)
  .prepare('bare_history');
const profile = prepareProfile(db);

const app = fastify();
app.get('/history', () => read.execute({ name: 'gamehub' }));
app.get<{ Querystring: { userId: string } }>('/profile', ({ query }) => profile.execute({ userId: Number(query.userId) }));
await addBareWalletLogin(app);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write('ready\n');
