import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import {
  cancelSchedule,
  deleteComment,
  findVideoPost,
  getPost,
  listDrafts,
  listMoments,
  listSchedules,
  MOMENTS,
  postList,
  publishScheduled,
  saveComment,
  saveDraft,
  savePost,
} from '@mortar/protocol/community';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestPublisher } from '../../../test/community.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { createSweep } from './posts/sweep.ts';

jest.setTimeout(60_000);

const HOUR_MS = 3600 * 1000;
let server: TestApp;
let newPerson: ReturnType<typeof createPeople>;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community', 'video'] });
  newPerson = createPeople(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ann = await newPerson();
  ben = await newPerson();
});

/** A video of somebody as it stands while it is made. */
async function film({ userId }: TestPerson): Promise<string> {
  const id = randomBytes(9).toString('base64url');
  await server.database.sql`
    insert into video_videos (id, user_id, asset_id, title, description, audience, demuxer, work, chapters, file_chapters, priority, next_at, created_at)
    values (${id}, ${userId}, ${randomBytes(16).toString('base64url')}, 'Kiln', '', 'self', 'mp4', 'working', '[]', '[]', 0, now() + interval '1 day', now())`;
  return id;
}
const make = (id: string) => server.database.sql`update video_videos set is_watchable = true, work = 'done' where id = ${id}`;
const fail = (id: string) => server.database.sql`update video_videos set work = 'done' where id = ${id}`;
const sweep = () =>
  createSweep({ db: server.database.db, clock: server.clock, publish: ({ postId }) => createTestPublisher(server)(postId) })();
const write = (person: TestPerson, video: string) => person.ask(savePost, { clientid: randomUUID(), text: 'Look', video });

test('a post waits for its video, is published once it can be watched, and shows it to whoever sees the post', async () => {
  const video = await film(ann);
  const { postid } = await write(ann, video);
  await sweep();
  expect(await ben.code(getPost, { postid })).toBe(CODES.notFound);
  const [waiting] = (await ann.ask(listSchedules, {})).list;
  expect([waiting?.post.postid, waiting?.state, waiting?.source.video]).toEqual([postid, 'scheduled', video]);
  await make(video);
  await Promise.all([sweep(), sweep()]);
  const post = await ben.ask(getPost, { postid });
  expect([post.video?.videoid, post.video?.isOwn]).toEqual([video, false]);
  expect(post.video?.playurl).toMatch(/master\.m3u8$/);
  expect((await ann.ask(listSchedules, {})).list).toEqual([]);
  expect((await ben.ask(postList, { accountid: ann.uid, kind: 'media' })).list).toHaveLength(1);
  expect((await ben.ask(findVideoPost, { videoid: video })).post?.postid).toBe(postid);
});

test('one whose video fails, or is not ready within an hour, is held with its reason, and can be changed and taken back', async () => {
  const [broken, slow] = [await film(ann), await film(ann)];
  const [one, two] = [await write(ann, broken), await write(ann, slow)];
  await fail(broken);
  await sweep();
  const held = async () => (await ann.ask(listSchedules, {})).list.map(({ post, state, reason }) => [post.postid, state, reason]);
  expect(await held()).toEqual([
    [one.postid, 'held', 'media'],
    [two.postid, 'scheduled', null],
  ]);
  server.clock.set(server.clock.now() + HOUR_MS + 1000);
  await sweep();
  expect(new Set(await held())).toEqual(
    new Set([
      [one.postid, 'held', 'media'],
      [two.postid, 'held', 'media'],
    ]),
  );
  await make(slow);
  expect((await ann.ask(publishScheduled, { postid: two.postid })).video?.videoid).toBe(slow);
  await ann.ask(cancelSchedule, { postid: one.postid });
  const [draft] = (await ann.ask(listDrafts, {})).list;
  expect([draft?.post.text, draft?.video?.videoid]).toEqual(['Look', broken]);
});

test('only an own video goes with a post, and a reply tells a moment of it', async () => {
  const video = await film(ann);
  await make(video);
  expect(await ben.code(savePost, { clientid: randomUUID(), text: 'Mine', video })).toBe(CODES.notFound);
  const { postid } = await write(ann, video);
  const plain = await ann.ask(savePost, { clientid: randomUUID(), text: 'Plain' });
  const reply = await ben.ask(saveComment, { postid, clientid: randomUUID(), text: 'There!', moment: 1500 });
  expect(reply.moment).toBe(1500);
  expect((await ben.ask(saveComment, { postid: plain.postid, clientid: randomUUID(), text: 'x', moment: 1500 })).moment).toBeNull();
  expect((await ann.ask(postList, { kind: 'thread', postid })).thread[0]?.moment).toBe(1500);
});

test('the moments of all replies that may be read come at once, and no more of them than a bar has marks', async () => {
  const video = await film(ann);
  await make(video);
  const { postid } = await write(ann, video);
  const say = (moment: number) => ben.ask(saveComment, { postid, clientid: randomUUID(), text: 'There!', moment });
  const [, , gone] = [await say(9000), await say(1500), await say(5000)];
  await ann.ask(saveComment, { postid, clientid: randomUUID(), text: 'Of no moment' });
  await ben.ask(deleteComment, { commentid: gone.commentid });
  expect(await ann.ask(listMoments, { postid })).toEqual({ moments: [1500, 9000] });
  await server.database.sql`
    insert into community_comments (post_id, seq, author_id, client_id, parent_seq, root_seq, depth, state, text, facets, moment, at)
    select ${Number(postid)}, 100 + n, ${ben.userId}, gen_random_uuid(), 0, 100 + n, 1, 'live', 'x', '[]', n * 10, now() from generate_series(0, 999) n`;
  const { moments } = await ann.ask(listMoments, { postid });
  expect([moments.length <= MOMENTS, moments.length > MOMENTS - 10, moments[0], moments.toSorted((a, b) => a - b)]).toEqual([
    true,
    true,
    0,
    moments,
  ]);
  expect(moments.at(-1)).toBeGreaterThan(9900);

  const own = await ann.ask(savePost, { clientid: randomUUID(), text: 'For me', video, audience: 'self' });
  expect([await ann.code(listMoments, { postid: own.postid }), await ben.code(listMoments, { postid: own.postid })]).toEqual([
    CODES.success,
    CODES.notFound,
  ]);
});

test('a draft with a video is saved, and where another version stands there, that is told', async () => {
  const video = await film(ann);
  const post = { clientid: randomUUID(), text: 'Look', mentions: [], media: [], audience: 'public' as const, video };
  expect(await ann.ask(saveDraft, { rev: 0, post })).toMatchObject({ video: { videoid: video } });
  const answer = await ann.call(saveDraft, { rev: 0, post });
  expect(answer.json()).toMatchObject({ code: CODES.changedElsewhere, data: { rev: 1, video: { videoid: video } } });
});

test('a draft that was published is none again, however late it is sent', async () => {
  const post = { clientid: randomUUID(), text: 'Once', mentions: [], media: [], audience: 'public' as const };
  await ann.ask(saveDraft, { rev: 0, post });
  await ann.ask(savePost, post);
  expect(await ann.code(saveDraft, { rev: 1, post })).toBe(CODES.notPossible);
  expect((await ann.ask(listDrafts, {})).list).toEqual([]);
});

test('a draft that is saved while it is published ends with the post, which is one', async () => {
  for (let round = 0; round < 8; round += 1) {
    const post = { clientid: randomUUID(), text: `Round ${round}`, mentions: [], media: [], audience: 'public' as const };
    await Promise.all([ann.code(saveDraft, { rev: 0, post }), ann.ask(savePost, post), ann.ask(savePost, post)]);
  }
  expect((await ann.ask(listDrafts, {})).list).toEqual([]);
  expect((await ben.ask(postList, { accountid: ann.uid })).list).toHaveLength(8);
});
