import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES, type Input } from '@mortar/protocol';
import {
  deleteComment,
  deletePost,
  findPage,
  getPost,
  postList,
  repost,
  saveComment,
  saveLike,
  savePost,
  type FeedItem,
  type Post,
} from '@mortar/protocol/community';
import { followUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { pagingBesideWriters } from '../../../test/paging-beside-writers.ts';
import { dice } from '../../../test/paging-story.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { fold } from './numbers/fold.ts';
import { communityData } from './personal-data.ts';

jest.setTimeout(120_000);

const MODULES = [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] as const;
let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
beforeAll(async () => {
  server = await createTestApp({ modules: [...MODULES] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());

const write = (person: TestPerson, text: string, more: Partial<Input<typeof savePost>> = {}): Promise<Post> =>
  person.ask(savePost, { clientid: randomUUID(), text, ...more });
const like = (person: TestPerson, targetid: string, status: number) =>
  person.ask(saveLike, { targetid, targettype: 'post', liketype: 'like', status });

// C1 on PostgreSQL
describe('paging while others write', () => {
  test.each([1, 2, 3])('story %s: no place twice, none left out that was there all the time', (seed) =>
    pagingBesideWriters(server, newPerson, seed, 4),
  );

  // C2
  test('a cursor goes on after a restart', async () => {
    const [reader, author] = [await newPerson(), await newPerson()];
    await reader.ask(followUser, { uid: author.uid });
    for (const text of ['1', '2', '3']) await write(author, text);
    const first = await reader.ask(findPage, { feed: 'home', pageSize: 1 });
    const other = await createTestApp({ modules: [...MODULES] }, { shared: server });
    const answer = await other.call({
      method: 'POST',
      url: findPage.path,
      signed: true,
      headers: { authorization: await tokenOf(other, reader) },
      payload: { feed: 'home', cursor: first.cursor },
    });
    await other.close();
    expect(answer.json<{ data: { list: FeedItem[] } }>().data.list.map(({ post }) => post.text)).toEqual(['2', '1']);
  });
});

async function tokenOf(app: TestApp, { userId }: TestPerson): Promise<string> {
  const { testPerson } = await import('../../../test/person.ts');
  return testPerson(app, userId).authorization;
}

// C5
test('counts are what can be counted, after a storm of likes and replies, and however often it is added up', async () => {
  const author = await newPerson();
  const post = await write(author, 'Storm');
  const people = await Promise.all(Array.from({ length: 8 }, () => newPerson()));
  await Promise.all(
    people.map(async (person, index) => {
      const roll = dice(index + 1);
      for (let step = 0; step < 8; step += 1) {
        await like(person, post.postid, roll(2));
        if (roll(3) === 0) await person.ask(saveComment, { postid: post.postid, clientid: randomUUID(), text: 'x' });
        if (roll(4) === 0) await person.ask(repost, { postid: post.postid, status: roll(2) });
        if (roll(4) === 0) await fold(server.database.db);
      }
    }),
  );
  const counted = async () => (await author.ask(getPost, { postid: post.postid })).counts;
  const before = await counted();
  await Promise.all([fold(server.database.db), fold(server.database.db)]);
  expect(await counted()).toEqual(before);
  const [row] = await server.database.sql`select
    (select count(*) from community_reactions where post_id = ${post.postid} and seq = 0 and what = 'like')::int as likes,
    (select count(*) from community_comments where post_id = ${post.postid} and state = 'live')::int as comments,
    (select count(*) from community_feed_items where post_id = ${post.postid} and kind = 'repost' and not is_off)::int as reposts`;
  expect(before).toMatchObject(row as object);
  const [waiting] = await server.database.sql`select count(*)::int as count from community_counter_deltas`;
  expect(waiting?.['count']).toBe(0);
});

test('whoever leaves is counted nowhere any longer, and what they took back before is not counted off twice', async () => {
  const [author, leaver] = [await newPerson(), await newPerson()];
  const post = await write(author, 'Still here');
  const reply = (person: TestPerson, parent?: number) =>
    person.ask(saveComment, { postid: post.postid, clientid: randomUUID(), text: 'x', ...(parent !== undefined && { parent }) });
  const { seq } = await reply(author);
  await reply(leaver, seq);
  await leaver.ask(deleteComment, { commentid: (await reply(leaver)).commentid });
  await leaver.ask(repost, { postid: post.postid, status: 1 });
  await write(leaver, 'Look', { quote: post.postid });
  const dropped = await write(leaver, 'No, this', { quote: post.postid });
  await leaver.ask(deletePost, { postid: dropped.postid });
  const counted = async () => (await author.ask(getPost, { postid: post.postid })).counts;
  expect(await counted()).toMatchObject({ comments: 2, reposts: 1, quotes: 1 });
  const { db } = server.database;
  const data = communityData({ db, clock: server.clock, assets: { release: async () => {} } });
  for (const _twice of [1, 2]) await db.transaction((tx) => data.erase!(tx, leaver));
  expect(await counted()).toMatchObject({ comments: 1, reposts: 0, quotes: 0 });
  const { thread } = await author.ask(postList, { postid: post.postid, kind: 'thread' });
  expect(thread![0]).toMatchObject({ seq, counts: { comments: 0 } });
});

// C8, with C3 of the one model that there is
test('who is shut out publishes nothing, and what they wrote is gone from every page', async () => {
  const [author, reader] = [await newPerson(), await newPerson()];
  const post = await write(author, 'Before');
  await server.database.sql`insert into account_bars (kind, value, by, at) values ('account', ${author.uid}, 'test', now())`;
  expect(await reader.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
  const [before] = await server.database.sql`select last_pos::int as pos from community_feed_head`;
  const { createTestPublisher } = await import('../../../test/community.ts');
  expect(await createTestPublisher(server)(await waiting(author))).toEqual({ is: 'held' });
  const [after] = await server.database.sql`select last_pos::int as pos from community_feed_head`;
  expect(after).toEqual(before);
  await server.database.sql`delete from account_bars where value = ${author.uid}`;
});

/** A post that is due and not published, as a process that died leaves it. */
async function waiting({ userId }: TestPerson): Promise<number> {
  const [row] = await server.database.sql`
    insert into community_posts (id, author_id, client_id, state, lang, audience, text, facets, media, publish_at)
    values (${Math.floor(Math.random() * 2 ** 40) + 1}, ${userId}, ${randomUUID()}, 'scheduled', '', 'public', 'Late', '[]', '[]', now() - interval '1 s')
    returning id::float8 as id`;
  return row!['id'] as number;
}

test('what a process left unpublished is published by the next one, once', async () => {
  const author = await newPerson();
  const id = await waiting(author);
  const { createTestPublisher } = await import('../../../test/community.ts');
  const publish = createTestPublisher(server);
  const outcomes = await Promise.all([publish(id), publish(id), publish(id)]);
  expect(outcomes.filter(({ is }) => is === 'published')).toHaveLength(1);
  expect((await author.ask(postList, { accountid: author.uid })).list).toHaveLength(1);
});

// S10
test('what is too much ends soon, with a code', async () => {
  const person = await newPerson();
  const many = Array.from({ length: 101 }, (_, index) => ({ uid: person.uid, start: index, end: index + 1 }));
  expect(await person.code(savePost, { clientid: randomUUID(), text: 'x', mentions: many })).toBe(CODES.validation);
  const post = await write(person, '#a '.repeat(1000));
  expect(post.facets).toHaveLength(100);
  expect(await person.code(savePost, { clientid: randomUUID(), text: 'x'.repeat(3001) })).toBe(CODES.validation);
  expect(await person.code(savePost, { clientid: randomUUID(), text: 'x', poll: { options: ['a', 'a'], hours: 1 } })).toBe(
    CODES.validation,
  );
});
