#!/usr/bin/env node
import { resolve } from 'node:path';
import { buildRoom } from './build.ts';

const folders = process.argv.slice(2);

/** `mortar-build [folder …]`: builds each room, or the one it is called in, unless it is built: one line of JSON for each. */
for (const folder of folders.length > 0 ? folders : ['.']) {
  const built = await buildRoom(resolve(folder));
  process.stdout.write(`${JSON.stringify({ folder, ...built })}\n`);
}
