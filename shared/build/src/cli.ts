import { resolve } from 'node:path';
import { buildRoom } from './build.ts';

/** `tsx cli.ts <folder> …`: builds each room unless it is built, one line of JSON for each. */
for (const folder of process.argv.slice(2)) {
  const built = await buildRoom(resolve(folder));
  process.stdout.write(`${JSON.stringify({ folder, ...built })}\n`);
}
