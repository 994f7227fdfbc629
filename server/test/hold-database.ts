import { acquireDatabase } from '../src/db/database.ts';

/** Uses the database of the data folder in its argument until its input ends; a test kills it in between. */
const database = await acquireDatabase({ databaseUrl: undefined, dataDir: process.argv[2] ?? '' }, { isThrowaway: true });
const [row] = await database.sql`select pg_backend_pid() as backend`;
process.stdout.write(`ready ${new URL(database.url).port} ${row?.['backend']}\n`);
for await (const _ of process.stdin);
await database.close();
