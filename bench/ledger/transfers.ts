import { randomInt, randomUUID } from 'node:crypto';

const CLIENTS = 10;
/** Two that lock in opposite order: the one statement has no order of its own. */
const DEADLOCK = '40P01';

/** Transfers per second of as many clients as there are connections, each between two persons of `people`. */
export async function transfersPerSecond(
  seconds: number,
  people: number,
  transfer: (key: string, from: number, to: number) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const end = start + seconds * 1000;
  let done = 0;
  const client = async () => {
    while (performance.now() < end) {
      const from = randomInt(people) + 1;
      const to = (from % people) + 1;
      await transfer(randomUUID(), from, to)
        .then(() => (done += 1))
        .catch((error: { code?: string }) => {
          if (error.code !== DEADLOCK) throw error;
        });
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (done / (performance.now() - start)) * 1000;
}
