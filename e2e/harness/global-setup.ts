import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { buildAll } from './builds.ts';
import { createTemplate, dropDatabases, startCluster } from './cluster.ts';
import { E2E, mustRun, serverProgram } from './programs.ts';
import { publishRun, type Run } from './run.ts';
import { startServer } from './server-process.ts';

const DATA = join(E2E, '.data');
const RUNS = join(DATA, 'runs');

/** Builds, PostgreSQL and a template of database and data folder, once for all workers. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [builds, cluster] = await Promise.all([buildAll(), startCluster(join(DATA, 'cluster'))]);
  const { adminUrl } = cluster;
  await forgetDeadRuns(adminUrl);
  const id = process.pid;
  const folder = join(RUNS, String(id));
  const run: Run = { id, folder, adminUrl, builds, template: `e2e_${id}_template`, templateData: join(folder, 'template') };
  mkdirSync(run.templateData, { recursive: true });
  const tearDown = async () => {
    await dropDatabases(adminUrl, (name) => name.startsWith(`e2e_${id}_`));
    await cluster.release();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await fillTemplate(run);
  } catch (error) {
    await tearDown();
    throw error;
  }
  publishRun(run);
  return tearDown;
}

async function fillTemplate({ folder, adminUrl, template, templateData, builds }: Run): Promise<void> {
  const url = await createTemplate(adminUrl, template);
  const environment = { DATABASE_URL: url, DATA_DIR: templateData };
  for (const { name, dir } of [builds.gamehub, builds.auth, builds.im, builds.devcenter])
    await mustRun([...serverProgram('cli'), 'publish', name, '--dir', dir], environment);
  // What a server makes at its first start, such as the tables of its queues, is made once for all stacks.
  const server = await startServer(await getPort(), { env: environment, logFile: join(folder, 'template.log') });
  await server.stop();
}

/** Throws away what runs left that were killed. */
async function forgetDeadRuns(adminUrl: string): Promise<void> {
  const kept = existsSync(RUNS) ? readdirSync(RUNS) : [];
  for (const id of kept) if (!isAlive(Number(id))) rmSync(join(RUNS, id), { recursive: true, force: true });
  await dropDatabases(adminUrl, (name) => !isAlive(Number(name.split('_')[1])));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
