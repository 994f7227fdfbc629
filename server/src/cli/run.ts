import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../config.ts';
import { acquireDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { StartError } from '../lib/start-error.ts';
import { Refusal, createPlatform, type PlatformService } from '../modules/platform/index.ts';
import { USAGE, UsageError, readCall, type Call } from './arguments.ts';
import { statusTable } from './status-table.ts';

interface Voice {
  out(text: string): void;
  error(text: string): void;
}

/** Runs one call. Exit codes: 0 done, 1 refused or failed, 2 the words are off. */
export async function run(args: readonly string[], env: NodeJS.ProcessEnv, root: string, voice: Voice): Promise<number> {
  try {
    const call = readCall(args);
    if (call.command === 'help') {
      voice.out(USAGE);
      return 0;
    }
    const config = readConfig(env, root);
    voice.out(await withPlatform(config, (platform) => answer(call, config, platform)));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      voice.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    const isExpected = error instanceof Refusal || error instanceof StartError;
    voice.error(isExpected ? error.message : String(error instanceof Error ? (error.stack ?? error.message) : error));
    return 1;
  }
}

async function withPlatform<T>(config: Config, work: (platform: PlatformService) => Promise<T>): Promise<T> {
  const database = await acquireDatabase(config);
  try {
    await migrate(database);
    return await work(createPlatform({ config, database, clock: systemClock }));
  } finally {
    await database.close();
  }
}

async function answer(call: Call, config: Config, platform: PlatformService): Promise<string> {
  const who = { actor: call.as ?? userInfo().username, reason: call.reason };
  const remote = call.remote ?? '';
  if (call.command === 'status') {
    const rows = (await platform.status()).filter((row) => !call.remote || row.remote === call.remote);
    return call.json ? JSON.stringify(rows) : statusTable(rows);
  }
  if (call.command === 'publish') return told(await platform.publish(remote, call.dir ?? builtFolder(config, remote), who));
  if (call.command === 'promote') return told(await platform.promote(remote, call.version ?? '', who));
  return told(await platform.rollback(remote, who));
}

function told({ remote, version, from, changed }: Awaited<ReturnType<PlatformService['publish']>>): string {
  if (!changed) return `${remote} ${version} is live already`;
  return `${remote} ${version} is live${from ? `, before it was ${from}` : ''}`;
}

/** The build that `dist/current.json` of a remote names. */
function builtFolder(config: Config, remote: string): string {
  const dist = join(config.root, `mfe-${remote}`, 'dist');
  if (!existsSync(join(dist, 'current.json'))) throw new Refusal(`There is no build of '${remote}' in ${dist}: name its folder with --dir`);
  const { version } = JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')) as { version: string };
  return join(dist, version);
}

