import { expect, test } from '@jest/globals';
import { createTestDatabase } from '../../test/database.ts';

test('statements that come one after another go over the connection that was used last', async () => {
  const { sql, close } = await createTestDatabase();
  try {
    await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.05)`));
    const used = new Set<unknown>();
    for (let time = 0; time < 8; time += 1) used.add((await sql`select pg_backend_pid() as pid`)[0]!['pid']);
    expect(used.size).toBe(1);
  } finally {
    await close();
  }
});
