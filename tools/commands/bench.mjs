import { readdirSync } from 'node:fs';
import { ensureBuilt } from '../lib/build.mjs';
import { ensureChromium } from '../lib/chromium.mjs';
import { Problem } from '../lib/fail.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { TSX, at } from '../lib/paths.mjs';
import { createProgress } from '../lib/progress.mjs';
import { run } from '../lib/run.mjs';

/** What `--help` says. */
export const usage = `npm run bench                           every benchmark
npm run bench -- <name>                 one of them; what each measures: bench/README.md
npm run --silent bench -- <name> --json one line of JSON for each figure`;

/** Files of `bench/` that others use; every other one is a benchmark. */
const HELPERS = ['browser', 'database', 'parts', 'report', 'stack'];

function benchmarks() {
  const names = readdirSync(at('bench')).flatMap((file) => /^([a-z-]+)\.ts$/.exec(file)?.slice(1) ?? []);
  return names.filter((name) => !HELPERS.includes(name)).sort();
}

/** Runs one benchmark, or all of them; with `--json` one line of JSON per figure. Ends in 1 when a goal is missed. */
export async function main(args) {
  const known = benchmarks();
  const named = args.filter((word) => !word.startsWith('-'));
  const unknown = named.find((name) => !known.includes(name));
  if (unknown) throw new Problem(`There is no benchmark '${unknown}': there are ${known.join(', ')}.`);
  const progress = createProgress();
  await ensureInstalled(progress);
  await ensureBuilt(progress);
  const env = { ...process.env, NODE_ENV: 'production', MORTAR_CHROMIUM: await ensureChromium(progress) };
  const flags = args.filter((word) => word.startsWith('-'));
  for (const name of named.length > 0 ? named : known) {
    const { code } = await run(process.execPath, [TSX, `bench/${name}.ts`, ...flags], { env });
    if (code !== 0) process.exitCode = 1;
  }
}
