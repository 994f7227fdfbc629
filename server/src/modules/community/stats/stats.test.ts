import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import { deletePost, readOwnStats, repost, saveComment, saveLike, savePost } from '@mortar/protocol/community';
import { followUser, unfollowUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople } from '../../../../test/people.ts';

jest.setTimeout(60_000);

const DAY_MS = 24 * 3600 * 1000;
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] });
});
afterAll(() => server.close());

test('what others did counts on its day, and no more once it was taken back', async () => {
  const newPerson = createPeople(server);
  const [ann, ben, cat] = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cat')];
  const { postid } = await ann.ask(savePost, { clientid: randomUUID(), text: 'Counted' });
  const gone = await ann.ask(savePost, { clientid: randomUUID(), text: 'Gone' });
  const like = (person: typeof ann, targetid: string, status: 0 | 1) =>
    person.ask(saveLike, { targetid, targettype: 'post', liketype: 'like', status });
  for (const person of [ann, ben, cat]) await like(person, postid, 1);
  await like(ben, gone.postid, 1);
  await ben.ask(followUser, { uid: ann.uid });
  await cat.ask(followUser, { uid: ann.uid });
  server.clock.set(server.clock.now() + DAY_MS);
  await like(cat, postid, 0);
  await cat.ask(unfollowUser, { uid: ann.uid });
  await ben.ask(saveComment, { postid, clientid: randomUUID(), text: 'Yes' });
  await ann.ask(saveComment, { postid, clientid: randomUUID(), text: 'Thanks' });
  await ben.ask(repost, { postid, status: 1 });
  await ann.ask(deletePost, { postid: gone.postid });
  const { days, total } = await ann.ask(readOwnStats, { days: 7 });
  expect(days).toHaveLength(7);
  expect(days.slice(-2)).toMatchObject([
    { likes: 1, replies: 0, reposts: 0, follows: 1 },
    { likes: 0, replies: 1, reposts: 1, follows: 0 },
  ]);
  expect(days.at(-1)!.day).toBe(new Date(server.clock.now()).toISOString().slice(0, 10));
  expect(total).toEqual({ likes: 1, replies: 1, reposts: 1, follows: 1 });
  expect(await ann.code(readOwnStats, { days: 91 })).toBe(CODES.validation);
});
