import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jestTests } from './unit.mjs';

const TITLE = 'server tests on PostgreSQL 15';
/** Where Debian has the oldest version that we support. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** PostgreSQL refuses to run as root. */
function account() {
  if (process.getuid() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startPostgres(folder) {
  // Packages may not be installed yet when this file is read.
  const { default: getPort } = await import('get-port');
  const port = await getPort();
  const data = join(folder, 'data');
  const as = { ...account(), cwd: folder };
  execFileSync(join(PROGRAMS, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
  });
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'timezone=UTC', 'lc_messages=C'];
  const child = spawn(join(PROGRAMS, 'postgres'), ['-D', data, ...settings.flatMap((line) => ['-c', line])], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  for await (const piece of child.stderr) if (String(piece).includes('ready to accept connections')) break;
  process.once('exit', () => child.kill('SIGQUIT'));
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, child };
}

/** Runs the server's tests once more on the oldest PostgreSQL that we support. */
export async function serverTestsOnOldestPostgres(context) {
  if (!existsSync(PROGRAMS)) return context.tally.add({ passed: 0, failed: 0, skipped: [TITLE] });
  const folder = mkdtempSync(join(tmpdir(), 'mortar-postgres-'));
  chmodSync(folder, 0o777);
  const { url, child } = await startPostgres(folder);
  try {
    await jestTests(TITLE, ['--selectProjects', 'node', '--', 'server/src'], {
      ...context,
      env: { ...context.env, TEST_DATABASE_URL: url },
    });
  } finally {
    child.kill('SIGINT');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
}
