/** A process of its own that takes a job and never ends it; it says one line when it has the job. */
import { openDatabase } from '../src/db/database.ts';
import { createJobs } from '../src/jobs/index.ts';

const database = await openDatabase(process.argv[2]!);
const log = { warn: console.error, error: console.error };
const jobs = await createJobs(database.url, log, { abandonedAfter: 1, retryAfter: 1 });
await jobs.work('killed', async () => {
  process.stdout.write('taken\n');
  await new Promise(() => {});
});
await jobs.send(database.db, 'killed', { text: 'left behind' });
