import type { TestApp } from './app.ts';

/** Does work while the server's pool has one connection left: whoever asks for a second one within a transaction waits for ever. */
export async function withOneConnection<Result>(
  { database: { sql } }: Pick<TestApp, 'database'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const held = await Promise.all(Array.from({ length: sql.options.max - 1 }, () => sql.reserve()));
  try {
    return await work();
  } finally {
    for (const one of held) one.release();
  }
}
