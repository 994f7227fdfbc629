import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from '../../tools/lib/lock.mjs';
import { binaryOf } from '../bin/binary.mjs';

const ROOM = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs forge in this room, one at a time: two would write over each other's compiled files.
 * @param args of forge
 * @param options.profile of foundry.toml
 * @returns what it wrote and the code that it ended with
 */
export function forge(args, { profile = 'default' } = {}) {
  const env = { ...process.env, FOUNDRY_PROFILE: profile };
  const options = { cwd: ROOM, env, maxBuffer: 1 << 28 };
  return withLock(join(ROOM, '.cache/lock'), () => {
    return new Promise((resolve) => {
      execFile(binaryOf('forge'), args, options, (error, stdout, stderr) => {
        resolve({ code: error ? (error.code ?? 1) : 0, stdout, stderr });
      });
    });
  });
}

/** Every test of a run by `<contract> > <test>`, with what it said where it failed and the gas that it measured. @throws what the compiler said */
export async function forgeTests(args = [], options) {
  const { stdout, stderr } = await forge(['test', '--json', ...args], options);
  const suites = parsed(stdout);
  if (!suites) throw new Error(`${stdout}\n${stderr}`);
  return Object.entries(suites).flatMap(([suite, { test_results: results }]) =>
    Object.entries(results).map(([name, { status, reason, counterexample, gas_snapshots: measured }]) => ({
      title: `${suite.split(':')[1]} > ${name.replace(/\(.*/, '')}`,
      status,
      said: [reason, counterexample && JSON.stringify(counterexample)].filter(Boolean).join('\n'),
      gas: measured.figures ?? {},
    })),
  );
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
