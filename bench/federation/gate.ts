import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { median } from '../report.ts';
import { currentBuild, type Stack } from '../stack.ts';

const RUNS = 5;

/**
 * What the gate costs whoever publishes, besides the build: the operator's own call on the finished build of each remote,
 * beside a running site, with the start of its process. The slowest remote counts.
 * @returns seconds
 */
export function gateSeconds({ dataDir }: Stack): number {
  const rooms = readdirSync(WORKSPACE_ROOT).filter((name) => name.startsWith('mfe-'));
  const samples = new Map<string, number[]>(rooms.map((room) => [room, []]));
  for (let run = 0; run < RUNS; run += 1) for (const room of rooms) samples.get(room)?.push(judge(room, dataDir));
  return Math.max(...[...samples.values()].map(median));
}

function judge(room: string, dataDir: string): number {
  const began = performance.now();
  const words = ['publish', room, '--dir', currentBuild(room).dir, '--dry-run'];
  execFileSync(process.execPath, [join(WORKSPACE_ROOT, 'server/dist/cli.js'), ...words], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return (performance.now() - began) / 1000;
}
