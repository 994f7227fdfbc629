import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES, type Input } from '@mortar/protocol';
import {
  cancelSchedule,
  createGroup,
  deleteDraft,
  findPage,
  getGroup,
  joinGroup,
  leaveGroup,
  listDrafts,
  listGroups,
  listMembers,
  listSchedules,
  openSearch,
  postList,
  publishScheduled,
  reportPost,
  saveDraft,
  saveLike,
  savePost,
  saveSchedule,
  setMember,
  setWatchWord,
  mutePerson,
  votePoll,
  getPost,
  type NewPost,
  type Post,
} from '@mortar/protocol/community';
import { listNotices } from '@mortar/protocol/notices';
import { blockUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createTestPublisher } from '../../../test/community.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { runCli } from '../../../test/run-cli.ts';
import { makeRun } from './hot/make-run.ts';
import { createSweep } from './posts/sweep.ts';

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
  ann = await newPerson();
  ben = await newPerson();
});

const newPost = (text: string, more: Partial<NewPost> = {}): NewPost => ({
  clientid: randomUUID(),
  text,
  mentions: [],
  media: [],
  audience: 'public',
  ...more,
});
const write = (person: TestPerson, text: string, more: Partial<Input<typeof savePost>> = {}): Promise<Post> =>
  person.ask(savePost, { clientid: randomUUID(), text, ...more });
const like = (person: TestPerson, { postid }: Post) =>
  person.ask(saveLike, { targetid: postid, targettype: 'post', liketype: 'like', status: 1 });

// C11
test('a draft is on every device, and one that was changed elsewhere is given back beside the other', async () => {
  const post = newPost('First words');
  const first = await ann.ask(saveDraft, { rev: 0, post });
  expect(first.rev).toBe(1);
  await ann.ask(saveDraft, { rev: 1, post: { ...post, text: 'On the phone' } });
  const answer = await ann.call(saveDraft, { rev: 1, post: { ...post, text: 'On the desk' } });
  expect(answer.json()).toMatchObject({ code: CODES.changedElsewhere, data: { rev: 2, post: { text: 'On the phone' } } });
  expect((await ann.ask(listDrafts, {})).list).toHaveLength(1);
  expect((await ben.ask(listDrafts, {})).list).toHaveLength(0);
  await ann.ask(savePost, post);
  expect((await ann.ask(listDrafts, {})).list).toHaveLength(0);
  expect(await ann.code(deleteDraft, { draftid: post.clientid })).toBe(CODES.notFound);
});

// C6
describe('posts for a time to come', () => {
  const at = (minutes: number) => ({ local: new Date(server.clock.now() + minutes * 60_000).toISOString().slice(0, 16), zone: 'UTC' });
  const sweep = () =>
    createSweep({ db: server.database.db, clock: server.clock, publish: ({ postId }) => createTestPublisher(server)(postId) })();

  test('they are never early, and once', async () => {
    const { post, publishAt } = await ann.ask(saveSchedule, { post: newPost('Later'), ...at(10) });
    await sweep();
    expect(await ben.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
    server.clock.set(Date.parse(publishAt) - 1000);
    await sweep();
    expect(await ben.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
    server.clock.set(Date.parse(publishAt) + 1);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect((await ben.ask(postList, { accountid: ann.uid })).list.map((item) => item.post.text)).toEqual(['Later']);
    expect(await ann.code(cancelSchedule, { postid: post.postid })).toBe(CODES.notPossible);
  });

  test('they can be changed, published at once and taken back with all that they were made of', async () => {
    const one = await ann.ask(saveSchedule, { post: newPost('One'), ...at(60) });
    await ann.ask(saveSchedule, { postid: one.post.postid, post: newPost('One, changed'), ...at(120) });
    const two = await ann.ask(saveSchedule, { post: newPost('Two'), ...at(60) });
    expect((await ann.ask(listSchedules, {})).list.map(({ post }) => post.text)).toEqual(['Two', 'One, changed']);
    expect((await ann.ask(publishScheduled, { postid: one.post.postid })).text).toBe('One, changed');
    expect((await ann.ask(cancelSchedule, { postid: two.post.postid })).source.text).toBe('Two');
    expect((await ann.ask(listSchedules, {})).list).toEqual([]);
    expect(await ann.code(saveSchedule, { post: newPost('Past'), ...at(-5) })).toBe(CODES.validation);
    expect(await ann.code(saveSchedule, { post: newPost('Nowhere'), local: at(5).local, zone: 'Mars/Base' })).toBe(CODES.validation);
  });

  test('a poll of one that is published sooner is open for as long as was chosen', async () => {
    const poll = { options: ['Yes', 'No'], hours: 24 };
    const { post } = await ann.ask(saveSchedule, { post: newPost('Soon?', { poll }), ...at(7 * 24 * 60) });
    const published = await ann.ask(publishScheduled, { postid: post.postid });
    const open = Date.parse(published.poll!.endsAt) - Date.parse(published.at);
    expect(Math.round(open / 3600_000)).toBe(24);
  });

  test('one whose author has left the group is held, not lost', async () => {
    const { groupid } = await ben.ask(createGroup, { name: 'Walkers' });
    await ann.ask(joinGroup, { groupid });
    const { publishAt } = await ann.ask(saveSchedule, { post: newPost('For the group', { groupid }), ...at(10) });
    await ann.ask(leaveGroup, { groupid });
    server.clock.set(Date.parse(publishAt) + 1);
    await sweep();
    expect((await ann.ask(listSchedules, {})).list).toMatchObject([{ state: 'held', reason: 'group', source: { text: 'For the group' } }]);
  });
});

describe('groups', () => {
  test('who is let in reads and writes, who is not does neither', async () => {
    const { groupid } = await ann.ask(createGroup, { name: ' Glaze  Lab ', rules: ['Be kind'], joinRule: 'approval' });
    expect(await ben.ask(joinGroup, { groupid })).toMatchObject({ name: 'Glaze Lab', role: 'asked', members: 1 });
    const post = await write(ann, 'Only here', { audience: 'group', groupid });
    expect(await ben.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
    expect(await ben.code(savePost, { clientid: randomUUID(), text: 'x', audience: 'group', groupid })).toBe(CODES.groupRefused);
    expect(await ben.code(setMember, { groupid, uid: ben.uid, role: 'member' })).toBe(CODES.forbidden);
    expect((await ann.ask(listMembers, { groupid, kind: 'asked' })).list).toMatchObject([{ uid: ben.uid }]);
    await ann.ask(setMember, { groupid, uid: ben.uid, role: 'member' });
    expect((await ben.ask(findPage, { feed: 'group', id: groupid })).list.map((item) => item.post.text)).toEqual(['Only here']);
    expect(await ann.code(leaveGroup, { groupid })).toBe(CODES.notPossible);
    await ann.ask(setMember, { groupid, uid: ben.uid, role: 'owner' });
    expect(await ann.ask(leaveGroup, { groupid })).toMatchObject({ role: 'none', members: 1, owner: { uid: ben.uid } });
    await ben.ask(setMember, { groupid, uid: ann.uid, role: 'banned' });
    expect(await ann.code(joinGroup, { groupid })).toBe(CODES.groupRefused);
    expect((await ann.ask(getGroup, { groupid })).members).toBe(1);
  });
});

test('a list of groups says of each who owns it and what its reader is there, and hides who has blocked them, but not from who leads', async () => {
  const cat = await newPerson();
  const make = async (owner: TestPerson, name: string, joinRule: 'open' | 'approval' = 'open') =>
    (await owner.ask(createGroup, { name, rules: [], joinRule })).groupid;
  const [led, joined] = [await make(ann, 'Kiln people', 'approval'), await make(ben, 'Kiln others')];
  await ann.ask(joinGroup, { groupid: joined });
  for (const one of [ben, cat]) await one.ask(joinGroup, { groupid: led });
  expect((await ann.ask(listGroups, { kind: 'mine' })).list).toMatchObject([
    { groupid: joined, role: 'member', owner: { uid: ben.uid }, waiting: 0 },
    { groupid: led, role: 'owner', owner: { uid: ann.uid }, waiting: 2 },
  ]);
  const roles = (await cat.ask(listGroups, { kind: 'all', text: 'kiln' })).list.map(({ name, role, waiting }) => [name, role, waiting]);
  expect(roles).toEqual([
    ['Kiln others', 'none', 0],
    ['Kiln people', 'asked', 0],
  ]);
  await ann.ask(blockUser, { uid: cat.uid, blocked: true });
  const seen = async (who: TestPerson) => (await who.ask(listMembers, { groupid: joined, kind: 'members' })).list.map(({ uid }) => uid);
  expect(await seen(cat)).toEqual([ben.uid]);
  await ann.ask(blockUser, { uid: ben.uid, blocked: true });
  expect(await seen(ben)).toEqual([ben.uid, ann.uid]);
});

describe('search', () => {
  test('posts are found by words in either script, by the end of an English word, and not where they may not be seen', async () => {
    await write(ann, '今日去咗維多利亞公園睇專屬展覽');
    await write(ann, 'Running along the harbour');
    await write(ann, 'Secret harbour', { audience: 'self' });
    const found = async (q: string, sort: 'top' | 'latest' = 'top') =>
      (await ben.ask(openSearch, { q, kind: 'posts', sort, accountid: ann.uid })).posts.map(({ post, hits }) => [
        post.text.slice(0, 8),
        hits,
      ]);
    expect(await found('专属')).toEqual([['今日去咗維多利亞', [{ start: 11, end: 13 }]]]);
    expect(await found('維多利亞')).toHaveLength(1);
    expect(await found('ran', 'latest')).toEqual([]);
    expect(await found('runs', 'latest')).toHaveLength(1);
    expect(await found('harb')).toHaveLength(1);
    expect(await found("'!&|:*()")).toEqual([]);
    const all = await ben.ask(openSearch, { q: ann.username });
    expect(all.people.map(({ uid }) => uid)).toContain(ann.uid);
  });
});

// S6 and why a post is there
test('the hot feed counts people of some standing, says why, and stays as it was for who pages through it', async () => {
  const posts = [];
  for (const text of ['Cold', 'Warm', 'Hot']) posts.push(await write(ann, text));
  const [, warm, hot] = posts;
  const fans = await Promise.all([newPerson(), newPerson(), newPerson()]);
  for (const fan of fans) await like(fan, hot!);
  await like(fans[0]!, warm!);
  const run = () => makeRun(server.database.db, new Date(server.clock.now()));
  const shown = async (more: object = {}) => ben.ask(findPage, { feed: 'hot', pageSize: 1, ...more });
  const own = (list: { post: Post }[]) => list.filter(({ post }) => post.author.uid === ann.uid).map(({ post }) => post.text);
  await run();
  expect(own((await shown({ pageSize: 50 })).list)).toEqual([]);
  await server.database
    .sql`update account_users set created_at = now() - interval '400 days' where id = any(${fans.map(({ userId }) => userId)})`;
  await run();
  const first = await shown();
  expect(first.list).toMatchObject([{ pos: 1, post: { text: 'Hot' }, why: { reason: 'hot', hot: { likes: 3, comments: 0 } } }]);
  await server.database.sql`delete from community_reactions where post_id = ${hot!.postid}`;
  await run();
  const second = await shown({ cursor: first.cursor! });
  expect(second.list).toMatchObject([{ pos: 2, post: { text: 'Warm' } }]);
});

test('whom and what somebody mutes is not in their feeds, but where they look for it', async () => {
  const cat = await newPerson();
  const post = await write(ann, 'About SPOILERS today');
  await write(cat, 'From a muted one');
  await ben.ask(setWatchWord, { word: ' Spoilers ', status: 1 });
  await ben.ask(mutePerson, { uid: cat.uid, status: 1 });
  const latest = (await ben.ask(findPage, { feed: 'latest', pageSize: 50 })).list.map((item) => item.post.text);
  expect(latest).not.toContain(post.text);
  expect(latest).not.toContain('From a muted one');
  expect((await ben.ask(postList, { accountid: cat.uid })).list).toHaveLength(1);
});

// S7
test.each([
  ['a Cyrillic letter', ['Yes', 'Yеs']],
  ['what nobody sees', ['Yes', 'Y\u200bes']],
  ['a turned direction', ['Yes', '\u202eYes']],
])('choices that look the same are refused: %s', async (_by, options) => {
  expect(await ann.code(savePost, { clientid: randomUUID(), text: 'Open?', poll: { options, hours: 1 } })).toBe(CODES.validation);
});

test('a poll is answered once, and shows what others chose to who has', async () => {
  const post = await write(ann, 'Tea?', { poll: { options: ['Hot', 'Iced'], hours: 1 } });
  expect(post.poll).toMatchObject({ options: [{ votes: null }, { votes: null }], mine: null, isOver: false });
  expect(await ben.ask(votePoll, { postid: post.postid, option: 1 })).toMatchObject({
    options: [{ votes: 0 }, { votes: 1 }],
    total: 1,
    mine: 1,
  });
  expect(await ben.code(votePoll, { postid: post.postid, option: 0 })).toBe(CODES.pollClosed);
});

test('whoever has reported a lot today is told to come back, not to remove something', async () => {
  const post = await write(ann, 'One more');
  await server.database.sql`insert into community_reports (user_id, target, reason, text, at, judged_at)
    select ${ben.userId}, 'post:' || n, 'spam', '', now(), now() from generate_series(1, 20) n`;
  expect(await ben.code(reportPost, { targettype: 'post', targetid: post.postid, reason: 'spam', text: '' })).toBe(CODES.reportsFull);
});

test('what is reported waits for a moderator, who takes it away with a reason and gives it back', async () => {
  const post = await write(ann, 'Buy my bricks');
  await ben.ask(reportPost, { targettype: 'post', targetid: post.postid, reason: 'spam', text: 'Every hour' });
  expect(await ben.code(reportPost, { targettype: 'post', targetid: '99', reason: 'spam' })).toBe(CODES.notFound);
  expect((await runCli(server, 'community', 'list')).text).toMatch(new RegExp(`post:${post.postid} +1 +spam .*Every hour +Buy my bricks`));
  const removed = await runCli(server, 'community', 'remove', `post:${post.postid}`, '--reason', 'advertising');
  expect(removed).toEqual({ code: 0, text: `post:${post.postid} is removed, and its author is told` });
  expect(await ben.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
  expect((await ann.ask(listNotices, {})).list).toMatchObject([
    { kind: 'caseDecided', values: { text: 'Buy my bricks', decision: 'remove' } },
  ]);
  await runCli(server, 'community', 'restore', `post:${post.postid}`);
  expect((await ben.ask(getPost, { postid: post.postid })).text).toBe('Buy my bricks');
  expect((await runCli(server, 'community', 'list')).text).toBe('No report waits.');
});
