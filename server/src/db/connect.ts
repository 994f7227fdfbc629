import postgres from 'postgres';
import { StartError } from '../lib/start-error.ts';

/** Oldest PostgreSQL that the SQL is written for. */
const MIN_VERSION = 150_000;
/** A database that has just been started says so for a while. */
const STARTING_UP = '57P03';
const STARTING_UP_MS = 30_000;
/** The longest pause before another try to connect: the driver's own 20 s would outlive a stop, and a database that is back. */
const LONGEST_PAUSE_SECONDS = 1;

/** Seconds before the next try, which grow with the tries that failed; by chance, so that processes do not come all at once. */
const pause = (tries: number): number => Math.min(3 ** tries / 100, LONGEST_PAUSE_SECONDS) * (0.5 + Math.random() / 2);

/** A pool without a connection yet. A statement may take 15 s, so that a slow one cannot hold a connection for ever. */
export function createPool(url: string, max = 10): postgres.Sql {
  return postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: 10,
    backoff: pause,
    connection: { application_name: 'mortar', statement_timeout: 15_000 },
  });
}

const ADVICE: Record<string, (where: string) => string> = {
  ECONNREFUSED: (where) => `nothing answers at ${where}; start PostgreSQL there or correct the address`,
  ENOTFOUND: (where) => `the host of ${where} is not known; correct it`,
  EAI_AGAIN: (where) => `the host of ${where} cannot be looked up; check the network`,
  CONNECT_TIMEOUT: (where) => `${where} does not answer; check the address and the firewall`,
  '28P01': (where) => `${where} refuses the user name or password; correct them`,
  '28000': (where) => `${where} refuses this account; allow it in pg_hba.conf or correct the name`,
  '3D000': (where) => `${where} has no such database; create it (encoding UTF8, locale C.UTF-8)`,
  '53300': (where) => `${where} has no connection left; raise max_connections`,
};

/** One line of what went wrong with a connection; never holds the password. */
export function describeConnectError(error: unknown, url: string): StartError {
  const { host, pathname } = new URL(url);
  const { code = '', message } = error as NodeJS.ErrnoException;
  const where = `${host}${pathname}`;
  return new StartError(`DATABASE_URL: ${ADVICE[code]?.(where) ?? `${where} cannot be used: ${message}`}`, { cause: error });
}

/**
 * Waits until a pool answers and checks that this PostgreSQL is one we can use.
 * @throws StartError with one line that says what to do
 */
export async function checkPool(sql: postgres.Sql, url: string): Promise<void> {
  const giveUpAt = Date.now() + STARTING_UP_MS;
  for (;;) {
    try {
      const [row] = await sql`select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`;
      if (row?.['version'] < MIN_VERSION) throw new StartError('DATABASE_URL: PostgreSQL 15 or newer is needed');
      if (row?.['encoding'] !== 'UTF8')
        throw new StartError(`DATABASE_URL: the database's encoding is ${row?.['encoding']}; create it with UTF8`);
      return;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const isStarting = (error as NodeJS.ErrnoException).code === STARTING_UP && Date.now() < giveUpAt;
      if (!isStarting) throw describeConnectError(error, url);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
