import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { deletePost, findPage, repost, savePost, undeletePost, type FeedItem, type Post } from '@mortar/protocol/community';
import { followUser } from '@mortar/protocol/relations';
import type { TestApp } from './app.ts';
import { dice } from './paging-story.ts';
import type { createPeople, TestPerson } from './people.ts';

const POSTS = 24;

/**
 * Somebody reads the home feed page by page while all whom they follow publish, repost, take back, delete and bring back. No place
 * comes twice, none is left out that was there all the time, and the log has no gaps.
 * @param count how many write
 */
export async function pagingBesideWriters(
  server: TestApp,
  newPerson: ReturnType<typeof createPeople>,
  seed: number,
  count: number,
): Promise<void> {
  const roll = dice(seed);
  const reader = await newPerson();
  const authors = await Promise.all(Array.from({ length: count }, () => newPerson()));
  for (const author of authors) await reader.ask(followUser, { uid: author.uid });
  const write = (author: TestPerson, text: string) => author.ask(savePost, { clientid: randomUUID(), text });
  const posts: Post[] = [];
  for (let index = 0; index < POSTS; index += 1) posts.push(await write(authors[roll(count)]!, `${seed}.${index}`));
  const untouched = new Set(posts.filter((_, index) => index % 2 === 0).map(({ postid }) => postid));
  const story = { isOver: false };
  const disturb = async (author: TestPerson, number: number) => {
    for (let step = 0; !story.isOver; step += 1) {
      const post = posts[(step * 7 + number * 3) % posts.length]!;
      if (step % 3 === 0) await write(author, `new ${number}.${step}`);
      else if (!untouched.has(post.postid) && step % 3 === 1) await author.call(repost, { postid: post.postid, status: step % 2 });
      else if (!untouched.has(post.postid)) {
        await author.call(deletePost, { postid: post.postid });
        await author.call(undeletePost, { postid: post.postid });
      }
    }
  };
  const disturbing = authors.map(disturb);
  const seen: FeedItem[] = [];
  let page = await reader.ask(findPage, { feed: 'home', pageSize: 2 });
  for (;;) {
    seen.push(...page.list);
    if (page.end) break;
    page = await reader.ask(findPage, { feed: 'home', pageSize: 1 + roll(3), cursor: page.cursor! });
  }
  story.isOver = true;
  await Promise.all(disturbing);
  const places = seen.map(({ pos }) => pos);
  expect([seed, places]).toEqual([seed, [...new Set(places)].toSorted((a, b) => b - a)]);
  const had = new Set(seen.map(({ post }) => post.postid));
  expect([seed, [...untouched].filter((postid) => !had.has(postid))]).toEqual([seed, []]);
  const [log] = await server.database.sql`select count(*)::int as count, max(pos)::int as last from community_feed_items`;
  expect(log?.['count']).toBe(log?.['last']);
}
