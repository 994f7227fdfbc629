import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import {
  accountInfo,
  deleteComment,
  editComment,
  deletePost,
  editPost,
  findPage,
  getLikeStatus,
  getPost,
  listVersions,
  markFeed,
  postList,
  repost,
  saveComment,
  saveLike,
  saveDraft,
  savePost,
  saveSchedule,
  undeletePost,
  userLikeList,
  type NewPost,
  type Post,
} from '@mortar/protocol/community';
import { listNotices } from '@mortar/protocol/notices';
import { blockUser, followUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';

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

const write = (person: TestPerson, text: string, more: Partial<NewPost> = {}): Promise<Post> =>
  person.ask(savePost, { clientid: randomUUID(), text, ...more });
const reply = (person: TestPerson, { postid }: Post, text: string, parent?: number) =>
  person.ask(saveComment, { postid, clientid: randomUUID(), text, ...(parent !== undefined && { parent }) });
const textsOf = async (person: TestPerson, input: object) =>
  (await person.ask(findPage, { feed: 'latest', ...input })).list.map(({ post }) => post.text);

describe('posts', () => {
  test('a post is there for everybody at once, with what its text holds', async () => {
    const post = await write(ann, 'Fresh from the #Kiln for @Ben, see https://a.test/b.', {
      mentions: [{ uid: ben.uid, start: 25, end: 29 }],
    });
    expect(post).toMatchObject({ author: { uid: ann.uid }, lang: 'en', rev: 0, counts: { likes: 0, comments: 0 }, audience: 'public' });
    expect(post.facets.map(({ kind, ref }) => `${kind} ${ref}`)).toEqual(['tag Kiln', `mention ${ben.uid}`, 'link https://a.test/b']);
    expect(await textsOf(ben, { pageSize: 1 })).toEqual([post.text]);
    expect((await ben.ask(listNotices, {})).list).toMatchObject([
      { kind: 'postMentioned', actor: { uid: ann.uid }, link: `/p/${post.postid}` },
    ]);
  });

  test('sent again by the same name it is still one', async () => {
    const clientid = randomUUID();
    const [first, second] = await Promise.all([write(ann, 'Once', { clientid }), write(ann, 'Once', { clientid })]);
    expect(second.postid).toBe(first.postid);
    expect((await ann.ask(postList, { accountid: ann.uid })).list).toHaveLength(1);
  });

  test('a word that is too long to be found whole is cut where no character is', async () => {
    const post = await write(ann, `a${'𞤢'.repeat(25)}`);
    expect(await textsOf(ben, { pageSize: 1 })).toEqual([post.text]);
  });

  test('a number that no column holds is refused', async () => {
    const { postid } = await write(ann, 'Numbered');
    const huge = 1e308;
    expect(await ann.code(markFeed, { feed: 'latest', pos: huge, offset: 0 })).toBe(CODES.validation);
    expect(await ann.code(saveComment, { postid, clientid: randomUUID(), text: 'Deep', parent: huge })).toBe(CODES.validation);
    expect(await ann.code(postList, { kind: 'thread', postid, root: huge })).toBe(CODES.validation);
  });

  test('other words by the name of a post are refused, and not taken for it', async () => {
    const clientid = randomUUID();
    const post = await write(ann, 'Once', { clientid });
    expect(await ann.code(savePost, { clientid, text: 'Once, and more' })).toBe(CODES.idempotencyMismatch);
    await ann.ask(editPost, { postid: post.postid, rev: 0, text: 'Twice' });
    expect((await write(ann, 'Once', { clientid })).text).toBe('Twice');
  });

  test('nothing is no post, and a name that is not theirs names nobody', async () => {
    expect(await ann.code(savePost, { clientid: randomUUID(), text: ' \u200b ' })).toBe(CODES.validation);
    const post = await write(ann, '@Boss hello', { mentions: [{ uid: ben.uid, start: 0, end: 5 }] });
    expect(post.facets).toEqual([]);
  });

  test('an edit keeps what was said before, and only the latest version can be changed', async () => {
    const post = await write(ann, 'First #one');
    await ben.ask(saveLike, { targetid: post.postid, targettype: 'post', liketype: 'like', status: 1 });
    const edited = await ann.ask(editPost, { postid: post.postid, rev: 0, text: 'Second #two' });
    expect(edited).toMatchObject({ rev: 1, text: 'Second #two', counts: { likes: 1 }, editedAt: expect.any(String) });
    expect(await ann.code(editPost, { postid: post.postid, rev: 0, text: 'Third' })).toBe(CODES.changedElsewhere);
    expect((await ben.ask(getPost, { postid: post.postid })).mine).toMatchObject({ like: true, likedRev: 0 });
    expect((await ben.ask(listVersions, { postid: post.postid })).list.map(({ text }) => text)).toEqual(['Second #two', 'First #one']);
    expect(await textsOf(ben, { feed: 'tag', id: 'one' })).toEqual([]);
    expect(await textsOf(ben, { feed: 'tag', id: '#TWO' })).toEqual(['Second #two']);
  });

  test('somebody is named in posts, replies, changes of both, drafts and posts for later', async () => {
    const mentions = [{ uid: ben.uid, start: 0, end: 4 }];
    const told = { text: '@Ben', mentions };
    const post = await ann.ask(savePost, { clientid: randomUUID(), ...told });
    const { commentid, facets } = await ann.ask(saveComment, { postid: post.postid, clientid: randomUUID(), ...told });
    expect(facets).toMatchObject([{ kind: 'mention', ref: ben.uid }]);
    await ann.ask(editComment, { commentid, rev: 0, ...told, text: '@Ben!' });
    await ann.ask(editPost, { postid: post.postid, rev: 0, ...told });
    expect(await ann.code(editPost, { postid: post.postid, rev: 0, ...told })).toBe(CODES.changedElsewhere);
    const waits = { clientid: randomUUID(), ...told, media: [], audience: 'public' as const };
    const local = new Date(server.clock.now() + 3600_000).toISOString().slice(0, 16);
    await ann.ask(saveSchedule, { post: waits, local, zone: 'UTC' });
    await ann.ask(saveDraft, { rev: 0, post: { ...waits, clientid: randomUUID() } });
  });

  test('a quote shows what it quotes, as long as that may be seen', async () => {
    const post = await write(ann, 'Quoted');
    const quoting = await write(ben, 'Look', { quote: post.postid });
    expect(quoting.quote).toMatchObject({ rev: 0, post: { text: 'Quoted', author: { uid: ann.uid } } });
    expect((await ann.ask(getPost, { postid: post.postid })).counts.quotes).toBe(1);
    await ann.ask(deletePost, { postid: post.postid });
    expect((await ben.ask(getPost, { postid: quoting.postid })).quote).toEqual({ rev: 0, post: null });
    expect(await ben.code(savePost, { clientid: randomUUID(), text: 'x', quote: post.postid })).toBe(CODES.notFound);
  });
});

// C15
describe('deleting and bringing back', () => {
  test('a post comes back to its place with likes and replies; after thirty seconds it does not', async () => {
    const before = await write(ann, 'Before');
    const post = await write(ann, 'Gone and back');
    await write(ann, 'After');
    await ben.ask(saveLike, { targetid: post.postid, targettype: 'post', liketype: 'like', status: 1 });
    await reply(ben, post, 'Still here?');
    const placesOf = async () => (await ben.ask(postList, { accountid: ann.uid })).list.map(({ pos, post: { text } }) => `${pos} ${text}`);
    const places = await placesOf();
    await ann.ask(deletePost, { postid: post.postid });
    expect(await ben.code(getPost, { postid: post.postid })).toBe(CODES.notFound);
    expect(await placesOf()).toHaveLength(2);
    expect(await ben.code(undeletePost, { postid: post.postid })).toBe(CODES.notFound);
    const back = await ann.ask(undeletePost, { postid: post.postid });
    expect(back.counts).toMatchObject({ likes: 1, comments: 1 });
    expect(await placesOf()).toEqual(places);
    await ann.ask(deletePost, { postid: before.postid });
    server.clock.set(server.clock.now() + 31_000);
    expect(await ann.code(undeletePost, { postid: before.postid })).toBe(CODES.undoOver);
  });
});

describe('feeds', () => {
  test('home has whom one follows and what they repost, each post once', async () => {
    const cat = await newPerson('Cat');
    const post = await write(ann, 'From Ann');
    await write(cat, 'From Cat');
    await ben.ask(followUser, { uid: ann.uid });
    expect(await textsOf(ben, { feed: 'home' })).toEqual(['From Ann']);
    await ben.ask(followUser, { uid: cat.uid });
    expect(await cat.ask(repost, { postid: post.postid, status: 1 })).toEqual({ status: 1, count: 1 });
    expect(await cat.ask(repost, { postid: post.postid, status: 1 })).toEqual({ status: 1, count: 1 });
    const { list } = await ben.ask(findPage, { feed: 'home' });
    expect(list.map(({ post: { text }, by }) => `${text} ${by?.username ?? ''}`)).toEqual(['From Ann Cat', 'From Cat ']);
    await cat.ask(repost, { postid: post.postid, status: 0 });
    expect(await textsOf(ben, { feed: 'home' })).toEqual(['From Cat', 'From Ann']);
    expect((await ann.ask(getPost, { postid: post.postid })).counts.reposts).toBe(0);
  });

  test('a feed goes on where it was, counts what is new, and brings it', async () => {
    await ben.ask(followUser, { uid: ann.uid });
    for (const text of ['1', '2', '3']) await write(ann, text);
    const first = await ben.ask(findPage, { feed: 'home', pageSize: 2 });
    await write(ann, '4');
    const second = await ben.ask(findPage, { feed: 'home', pageSize: 2, cursor: first.cursor! });
    expect([...first.list, ...second.list].map(({ post }) => post.text)).toEqual(['3', '2', '1']);
    expect(second).toMatchObject({ end: true, cursor: null, fresh: 1 });
    const newer = await ben.ask(findPage, { feed: 'home', after: first.top });
    expect(newer.list.map(({ post }) => post.text)).toEqual(['4']);
    expect(newer.gap).toBe(false);
    expect(await ben.code(findPage, { feed: 'latest', cursor: first.cursor! })).toBe(CODES.validation);
    expect(await ben.code(findPage, { feed: 'home', cursor: `${first.cursor!}x` })).toBe(CODES.validation);
  });

  test('home and what one keeps are nobody’s without a session', async () => {
    for (const feed of ['home', 'saved']) {
      const answer = await server.call({ method: 'POST', url: findPage.path, signed: true, payload: { feed } });
      expect([answer.statusCode, answer.json<{ code: number }>().code]).toEqual([401, CODES.tokenInvalid]);
    }
  });

  test('a tag is one in both scripts', async () => {
    await write(ann, '睇下 #專屬 嘅磚');
    await write(ben, '看看 #专属');
    expect(await textsOf(ann, { feed: 'tag', id: '＃专属' })).toEqual(['看看 #专属', '睇下 #專屬 嘅磚']);
  });

  test('what is kept comes back in the order in which it was kept', async () => {
    const [one, two] = [await write(ann, 'One'), await write(ann, 'Two')];
    for (const { postid } of [two, one]) await ben.ask(saveLike, { targetid: postid, targettype: 'post', liketype: 'favorite', status: 1 });
    expect(await textsOf(ben, { feed: 'saved' })).toEqual(['One', 'Two']);
  });
});

describe('replies', () => {
  test('they stand below each other to four levels, and a deleted one keeps the place of what was answered', async () => {
    const post = await write(ann, 'Ask me');
    const first = await reply(ben, post, 'One');
    let last = first;
    for (const text of ['Two', 'Three', 'Four', 'Five']) last = await reply(ann, post, text, last.seq);
    expect(last).toMatchObject({ depth: 4, parent: 4, seq: 5 });
    const { thread } = await ben.ask(postList, { postid: post.postid, kind: 'thread' });
    expect(thread).toMatchObject([{ text: 'One', counts: { comments: 1 }, replies: [{ text: 'Two' }, { text: 'Three' }], more: 2 }]);
    const { answers } = await ben.ask(postList, { postid: post.postid, kind: 'thread', root: 1 });
    expect(answers.map(({ text, depth }) => `${depth} ${text}`)).toEqual(['2 Two', '3 Three', '4 Four', '4 Five']);
    expect((await ben.ask(getPost, { postid: post.postid })).counts.comments).toBe(5);
  });

  test('one that moderators have hidden is not deleted by who wrote it, and not said to be', async () => {
    const { commentid } = await reply(ben, await write(ann, 'Asked'), 'Hidden');
    const [postId, seq] = commentid.split('-');
    await server.database.sql`update community_comments set state = 'hidden' where post_id = ${postId!} and seq = ${seq!}`;
    expect(await ben.code(deleteComment, { commentid })).toBe(CODES.notFound);
  });

  test('who is answered is told', async () => {
    const post = await write(ann, 'Ask me');
    const { seq } = await reply(ben, post, 'Why?');
    await reply(ann, post, 'Because.', seq);
    expect((await ann.ask(listNotices, {})).list).toMatchObject([
      { kind: 'postReplied', values: { text: 'Why?' }, link: `/p/${post.postid}#c1` },
    ]);
    expect((await ben.ask(listNotices, {})).list).toMatchObject([{ kind: 'commentReplied', link: `/p/${post.postid}#c2` }]);
  });
});

describe('likes', () => {
  test('a call sets a state, and many likes are one notice', async () => {
    const post = await write(ann, 'Like me');
    const like = (person: TestPerson, status: number) =>
      person.ask(saveLike, { targetid: post.postid, targettype: 'post', liketype: 'like', status });
    const cat = await newPerson('Cat');
    expect([
      await like(ben, 1),
      await like(ben, 1),
      await like(cat, 1),
      await like(cat, 0),
      await like(cat, 0),
      await like(cat, 1),
    ]).toEqual([1, 1, 2, 1, 1, 2].map((count, index) => ({ count, status: [1, 1, 1, 0, 0, 1][index] })));
    expect((await ann.ask(listNotices, {})).list).toMatchObject([{ kind: 'postLiked', values: { others: '1' }, actor: { uid: cat.uid } }]);
    const { list } = await ben.ask(getLikeStatus, { targettype: 'post', targetids: `${post.postid},17` });
    expect(list).toEqual([
      { targetid: post.postid, like: true, favorite: false, follow: false, counts: { likes: 2, favorites: 0, comments: 0, reposts: 0 } },
    ]);
  });
});

test('who likes something is shown, but not to whom they have blocked', async () => {
  const post = await write(ann, 'Like me');
  await ben.ask(saveLike, { targetid: post.postid, targettype: 'post', liketype: 'like', status: 1 });
  const cat = await newPerson('Cat');
  const seen = async () => (await cat.ask(userLikeList, { targetid: post.postid, targettype: 'post', liketype: 'like' })).list;
  expect(await seen()).toMatchObject([{ person: { uid: ben.uid } }]);
  await ben.ask(blockUser, { uid: cat.uid, blocked: true });
  expect(await seen()).toEqual([]);
});

describe('accounts', () => {
  test('a profile counts, says how one stands to it, and is nothing for who is blocked', async () => {
    await write(ann, 'Mine');
    await ben.ask(followUser, { uid: ann.uid });
    expect(await ben.ask(accountInfo, { accountid: ann.uid })).toMatchObject({
      username: 'Ann',
      counts: { posts: 1, followers: 1, following: 0 },
      relation: { follows: true, isFollower: false, isMuted: false },
    });
    await ann.ask(blockUser, { uid: ben.uid, blocked: true });
    expect(await ben.code(accountInfo, { accountid: ann.uid })).toBe(CODES.notFound);
  });
});
