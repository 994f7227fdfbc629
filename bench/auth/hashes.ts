import { hash, verify } from '@node-rs/argon2';
import { quantile } from '../report.ts';
import type { Load } from '../server/load.ts';
import { PASSWORD } from './password.ts';

/** OWASP's setting for Argon2id: 19 MiB, 2 passes, 1 lane. */
const SETTING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** The peer: checks one password again and again, as many at once as it is told. */
export async function hashesFor(seconds: number, atOnce: number): Promise<Load> {
  const known = await hash(PASSWORD, SETTING);
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  const worker = async () => {
    for (let begun = start; begun < end;) {
      if (!(await verify(known, PASSWORD))) throw new Error('the right password was refused');
      const now = performance.now();
      if (now <= end) times.push(now - begun);
      begun = now;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { rps: times.length / seconds, p99: quantile(times, 0.99) };
}
