import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT, buildRoom } from '@mortar/build';
import { acquireDatabase, readConfig } from '@mortar/server';
import { createPlatform } from '../../server/src/modules/registry/index.ts';
import { operate, type Stack } from '../stack.ts';
import { renamed } from './renamed.ts';

const VERSIONS = 200;
/** So long ago nobody got them any more. */
const AGO_DAYS = 100;
const DAY_MS = 24 * 3600 * 1000;
const TEMPLATE = 'trowel';
const NAME = 'prunable';

/** Puts versions of a small remote into the registry that nobody got for a long time. */
async function fill({ dataDir }: Stack): Promise<void> {
  await buildRoom(join(WORKSPACE_ROOT, 'templates', TEMPLATE));
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'production' }, WORKSPACE_ROOT);
  const database = await acquireDatabase(config);
  try {
    const platform = createPlatform({ config, database, clock: { now: () => Date.now() - AGO_DAYS * DAY_MS } });
    for (let index = 0; index < VERSIONS; index += 1) {
      const { dir } = await renamed(`templates/${TEMPLATE}`, index, (text) => text.replaceAll(TEMPLATE, NAME));
      await platform.stage(NAME, dir, { actor: 'bench' });
    }
  } finally {
    await database.close();
  }
}

/** What it takes to remove 200 versions: the operator's own command, with the start of its process. @returns seconds */
export async function pruneSeconds(stack: Stack): Promise<number> {
  await fill(stack);
  const folder = join(stack.dataDir, 'remotes', NAME);
  const count = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  if (count() !== VERSIONS) throw new Error(`${folder} holds ${count()} versions`);
  const began = performance.now();
  await operate(stack, ['prune']);
  const seconds = (performance.now() - began) / 1000;
  if (count() > 0) throw new Error(`prune left ${count()} versions`);
  return seconds;
}
