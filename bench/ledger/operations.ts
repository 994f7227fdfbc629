import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BenchLedger } from './database.ts';
import { judge, type Verdict } from './judge.ts';
import { OPERATIONS, WORKERS } from './plan.ts';

/** Operations that a worker does before it is killed, on average. */
const BETWEEN_KILLS = 120;

/** Runs one worker until it is killed or through. @returns how many answers it gave */
function runWorker(databaseUrl: string, from: number, outcomes: Map<number, string>): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'worker.ts'), String(from), String(WORKERS)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const killAfter = 1 + Math.floor(Math.random() * 2 * BETWEEN_KILLS);
  let answers = 0;
  createInterface(child.stdout).on('line', (line) => {
    const [number, outcome] = line.split(' ');
    outcomes.set(Number(number), String(outcome));
    answers += 1;
    // Somewhere within the next operation, not at its border.
    if (answers === killAfter) setTimeout(() => child.kill('SIGKILL'), Math.random() * 10);
  });
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') resolve(answers);
      else reject(new Error(`a worker ended with ${code ?? signal}`));
    });
  });
}

/** 10,000 random operations by workers that are killed again and again; what had no answer is asked again. */
export async function runOperations({ database, ledger }: BenchLedger): Promise<Verdict & { kills: number }> {
  const outcomes = new Map<number, string>();
  let kills = -WORKERS;
  const lane = async (first: number) => {
    for (let from = first; from < OPERATIONS; kills += 1) from += (await runWorker(database.url, from, outcomes)) * WORKERS;
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, first) => lane(first)));
  return { ...(await judge(database, ledger, outcomes)), kills };
}
