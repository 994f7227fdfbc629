#!/usr/bin/env node
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRoom } from './build.ts';
import { endInOneLine } from './serve/end-in-one-line.ts';
import { endWithStarter } from './serve/end-with.ts';

const USAGE = `mortar-build            builds the remote of this folder, unless this very state of it was built before
mortar-build <folder …> those of other folders

It prints a line of JSON for each: where the build lies ("dir"), its version, and whether it is fresh.`;

async function build(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  endWithStarter();
  for (const folder of positionals.length > 0 ? positionals : ['.']) {
    const built = await buildRoom(resolve(folder));
    process.stdout.write(`${JSON.stringify({ folder, ...built })}\n`);
  }
}

build().catch(endInOneLine);
