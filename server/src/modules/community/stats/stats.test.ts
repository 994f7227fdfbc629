import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import { deletePost, readOwnStats, repost, saveComment, saveLike, savePost, tellViewed } from '@mortar/protocol/community';
import { followUser, unfollowUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createFoldViews } from './service.ts';
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
    { views: 0, likes: 1, replies: 0, reposts: 0, follows: 1 },
    { views: 0, likes: 0, replies: 1, reposts: 1, follows: 0 },
  ]);
  expect(days.at(-1)!.day).toBe(new Date(server.clock.now()).toISOString().slice(0, 10));
  expect(total).toEqual({ views: 0, likes: 1, replies: 1, reposts: 1, follows: 1 });
  expect(await ann.code(readOwnStats, { days: 91 })).toBe(CODES.validation);
});

test('a view is of a person, a post and a day: told again it is one, an author counts for nothing, and who it was is forgotten', async () => {
  const newPerson = createPeople(server);
  const [ann, ben, cat] = [await newPerson('Ann'), await newPerson('Ben'), await newPerson('Cat')];
  const write = (text: string, audience: 'public' | 'followers' = 'public') =>
    ann.ask(savePost, { clientid: randomUUID(), text, audience });
  const [open, shut, gone] = [await write('Open'), await write('Shut', 'followers'), await write('Gone')];
  const postids = [open.postid, shut.postid, gone.postid];
  await Promise.all([ben, ben, cat, ann].map((person) => person.ask(tellViewed, { postids })));
  await ann.ask(deletePost, { postid: gone.postid });
  const views = async () => (await ann.ask(readOwnStats, { days: 7 })).days.map((day) => day.views);
  expect(await views()).toEqual([0, 0, 0, 0, 0, 0, 2]);
  server.clock.set(server.clock.now() + DAY_MS);
  await ben.ask(tellViewed, { postids });
  expect(await views()).toEqual([0, 0, 0, 0, 0, 2, 1]);
  server.clock.set(server.clock.now() + DAY_MS);
  const fold = createFoldViews({ db: server.database.db, clock: server.clock });
  await Promise.all([fold(), fold()]);
  expect(await views()).toEqual([0, 0, 0, 0, 2, 1, 0]);
  const [left] = await server.database.sql`select count(*)::int as count from community_viewers where user_id = ${cat.userId}`;
  expect(left).toEqual({ count: 0 });
});
