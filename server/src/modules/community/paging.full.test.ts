import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { pagingBesideWriters } from '../../../test/paging-beside-writers.ts';
import { pagingStory } from '../../../test/paging-story.ts';
import { createPeople } from '../../../test/people.ts';

jest.setTimeout(30 * 60_000);

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] });
});
afterAll(() => server.close());

// C1
test('10,000 stories of the model', async () => {
  for (let seed = 1; seed <= 10_000; seed += 1) await pagingStory(seed);
  expect.assertions(10_000 * 2);
});

test('50 stories on PostgreSQL with eight who write', async () => {
  const newPerson = createPeople(server);
  for (let seed = 1; seed <= 50; seed += 1) await pagingBesideWriters(server, newPerson, seed, 8);
  expect.assertions(50 * 3);
});
