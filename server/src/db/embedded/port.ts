import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartError } from '../../lib/start-error.ts';

/** Below the range that systems hand out to outgoing connections. */
const FIRST = 20_000;
const END = 32_000;
const TRIES = 50;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The port of the last time when it is still free, else a random free one, which is then kept in the file. */
export async function freePort(file: string): Promise<number> {
  const last = readLast(file);
  if (last && (await isFree(last))) return last;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const port = randomInt(FIRST, END);
    if (await isFree(port)) {
      writeFileSync(file, String(port), { mode: 0o600 });
      return port;
    }
  }
  throw new StartError(`PostgreSQL found no free port between ${FIRST} and ${END} on 127.0.0.1; end programs that listen there`);
}

function readLast(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return port >= FIRST && port < END ? port : undefined;
  } catch {
    return undefined;
  }
}
