import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import {
  deleteSeries,
  getCollectionDetail,
  listSeries,
  listSeriesPosts,
  putIntoSeries,
  queryUserHoodInfo,
  repost,
  saveComment,
  saveLike,
  savePost,
  saveSeries,
  setProfileShown,
  SERIES_CHARACTERS,
  type NewPost,
} from '@mortar/protocol/community';
import { blockUser, followUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';

jest.setTimeout(60_000);

let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await newPerson('Ann');
  ben = await newPerson('Ben');
});

const write = (person: TestPerson, text: string, more: Partial<NewPost> = {}) =>
  person.ask(savePost, { clientid: randomUUID(), text, ...more });
const like = (person: TestPerson, targetid: string) => person.ask(saveLike, { targetid, targettype: 'post', liketype: 'like', status: 1 });

test('a series holds posts of its author in the order in which they were put there, page by page', async () => {
  const { id } = await ann.ask(saveSeries, { title: ' Glazes ', description: 'From ash to celadon' });
  const posts = [await write(ann, 'One'), await write(ann, 'Two'), await write(ann, 'Three')];
  for (const { postid } of [posts[2]!, posts[0]!, posts[1]!]) await ann.ask(putIntoSeries, { id, postid, status: 1 });
  expect(await ben.ask(getCollectionDetail, { id })).toMatchObject({
    kind: 'content',
    title: 'Glazes',
    posts: 3,
    author: { uid: ann.uid },
  });
  const first = await ben.ask(listSeriesPosts, { id, pageSize: 2 });
  const second = await ben.ask(listSeriesPosts, { id, pageSize: 2, cursor: first.cursor! });
  expect([...first.list, ...second.list].map(({ text }) => text)).toEqual(['Three', 'One', 'Two']);
  expect([first.end, second.end]).toEqual([false, true]);
  await ann.ask(putIntoSeries, { id, postid: posts[0]!.postid, status: 0 });
  const { list } = await ann.ask(listSeries, { accountid: ann.uid, postid: posts[0]!.postid });
  expect(list).toMatchObject([{ id, posts: 2, holds: false }]);
});

test('a post in a series is still seen by those alone whom it is for', async () => {
  const { id } = await ann.ask(saveSeries, { title: 'Notes' });
  const secret = await write(ann, 'Only me', { audience: 'self' });
  await ann.ask(putIntoSeries, { id, postid: secret.postid, status: 1 });
  expect(await ben.ask(getCollectionDetail, { id })).toMatchObject({ posts: 0 });
  expect((await ben.ask(listSeriesPosts, { id })).list).toEqual([]);
  expect((await ann.ask(listSeriesPosts, { id })).list).toHaveLength(1);
  await ann.ask(blockUser, { uid: ben.uid, blocked: true });
  expect(await ben.code(getCollectionDetail, { id })).toBe(CODES.notFound);
  expect(await ben.code(listSeries, { accountid: ann.uid })).toBe(CODES.notFound);
});

test('only who made a series changes it, and only with posts of their own', async () => {
  const { id } = await ann.ask(saveSeries, { title: 'Mine' });
  const other = await write(ben, 'Ben’s');
  expect(await ann.code(putIntoSeries, { id, postid: other.postid, status: 1 })).toBe(CODES.notFound);
  expect(await ben.code(putIntoSeries, { id, postid: other.postid, status: 1 })).toBe(CODES.notFound);
  expect(await ben.code(saveSeries, { id, title: 'Ben’s now' })).toBe(CODES.notFound);
  expect(await ben.code(deleteSeries, { id })).toBe(CODES.notFound);
  expect(await ann.code(saveSeries, { title: ' \u200b ' })).toBe(CODES.validation);
  expect(await ann.code(saveSeries, { title: 'x'.repeat(SERIES_CHARACTERS.title + 1) })).toBe(CODES.validation);
  expect(await ann.ask(saveSeries, { id, title: 'Renamed' })).toMatchObject({ id, title: 'Renamed' });
  await ann.ask(deleteSeries, { id });
  expect(await ann.code(getCollectionDetail, { id })).toBe(CODES.notFound);
});

test('a collection of a chain that nobody reads is not there', async () => {
  expect(await ben.code(getCollectionDetail, { id: `31337-0x${'0'.repeat(40)}` })).toBe(CODES.notFound);
  expect(await ben.code(getCollectionDetail, { id: 'what' })).toBe(CODES.validation);
});

test('a neighbourhood has friends, and fans by what they did with public posts', async () => {
  const [cat, dan] = [await newPerson('Cat'), await newPerson('Dan')];
  await ann.ask(followUser, { uid: ben.uid });
  await ben.ask(followUser, { uid: ann.uid });
  await ann.ask(followUser, { uid: cat.uid });
  const post = await write(ann, 'For everybody');
  const quiet = await write(ann, 'For those who follow', { audience: 'followers' });
  await like(ben, post.postid);
  await like(ben, quiet.postid);
  await cat.ask(saveComment, { postid: post.postid, clientid: randomUUID(), text: 'Yes' });
  await cat.ask(repost, { postid: post.postid, status: 1 });
  await like(dan, post.postid);
  await ann.ask(blockUser, { uid: dan.uid, blocked: true });
  const hood = await ben.ask(queryUserHoodInfo, { userid: ann.uid });
  expect(hood).toMatchObject({ isHidden: false, user: { uid: ann.uid, counts: { followers: 1, following: 2 } } });
  expect(hood.mutual.map(({ uid }) => uid)).toEqual([ben.uid]);
  expect(hood.topfans.map(({ uid, score, parts }) => ({ uid, score, ...parts }))).toEqual([
    { uid: cat.uid, score: 4, likes: 0, replies: 1, reposts: 1 },
    { uid: ben.uid, score: 1, likes: 1, replies: 0, reposts: 0 },
  ]);
});

test('whoever hides their neighbourhood sees it alone', async () => {
  await ann.ask(followUser, { uid: ben.uid });
  await ben.ask(followUser, { uid: ann.uid });
  expect(await ann.ask(setProfileShown, { showsHood: false })).toEqual({ showsLikes: false, showsHood: false });
  expect(await ann.ask(setProfileShown, { showsLikes: true })).toEqual({ showsLikes: true, showsHood: false });
  expect(await ben.ask(queryUserHoodInfo, { userid: ann.uid })).toMatchObject({ isHidden: true, mutual: [] });
  expect((await ann.ask(queryUserHoodInfo, { userid: ann.uid })).mutual).toHaveLength(1);
  await ann.ask(blockUser, { uid: ben.uid, blocked: true });
  expect(await ben.code(queryUserHoodInfo, { userid: ann.uid })).toBe(CODES.notFound);
});
