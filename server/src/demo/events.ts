import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { Jobs } from '../jobs/index.ts';
import type { Clock } from '../lib/clock.ts';
import { loadKeyring } from '../lib/keyring.ts';
import { createEventOffice } from '../modules/quiz/index.ts';

interface DemoEventsDeps {
  config: Config;
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

/** Events that are scheduled ahead: the next one, and one behind it while that is played. */
const HOURS = 2;
const HALF_HOUR_SECONDS = 1800;
const WISH = { total: 10, seconds: 15, pause: 12, prize: 50 };

/** The demo schedules a live event of the quiz at every full hour, as an operator would. */
export async function demoEvents({ config, db, clock, jobs }: DemoEventsDeps): Promise<void> {
  if (!config.modules.includes('quiz')) return;
  const office = createEventOffice({ db, clock, keyring: await loadKeyring(config) });
  const operator = { actor: 'npm start', reason: 'live event of the demo' };
  await jobs.every('quiz.demoEvents', HALF_HOUR_SECONDS, () => office.scheduleHourly(WISH, HOURS, operator));
}
