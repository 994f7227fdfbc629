import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { CODES, type Endpoint } from '@mortar/protocol';
import {
  accountInfo,
  createPeopleList,
  findPage,
  getLikeStatus,
  getPost,
  LATEST_TOPIC,
  listVersions,
  openSearch,
  listMoments,
  listSeriesPosts,
  postList,
  findVideoPost,
  publishScheduled,
  putIntoSeries,
  reportPost,
  repost,
  saveComment,
  saveLike,
  savePost,
  saveSchedule,
  saveSeries,
  setListed,
  setProfileShown,
  userLikeList,
  votePoll,
  type Audience,
  type FeedItem,
  type Post,
} from '@mortar/protocol/community';
import { TOKEN_COOKIE } from '@mortar/protocol/identity';
import { listNotices } from '@mortar/protocol/notices';
import { blockUser, followUser, unfollowUser } from '@mortar/protocol/relations';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { givingPosts } from '../../../test/giving-posts.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createPeople, type TestPerson } from '../../../test/people.ts';
import { testPerson } from '../../../test/person.ts';
import { runCli } from '../../../test/run-cli.ts';
import { communityPageTexts } from './page-texts.ts';

jest.setTimeout(120_000);

// C7: one truth table for every audience, viewer and surface.
const VIEWERS = ['visitor', 'stranger', 'follower', 'mutual', 'member', 'holder', 'moderator', 'blocked', 'author'] as const;
type Viewer = (typeof VIEWERS)[number];
const SIGNED_IN = VIEWERS.filter((viewer) => viewer !== 'visitor');
const MAY = {
  public: ['visitor', 'stranger', 'follower', 'mutual', 'member', 'holder', 'moderator', 'author'],
  followers: ['follower', 'mutual', 'author'],
  mutuals: ['mutual', 'author'],
  group: ['member', 'author'],
  holders: ['holder', 'author'],
  // With its address alone.
  link: ['author'],
  self: ['author'],
} as const satisfies Record<Audience, readonly Viewer[]>;
const AUDIENCES = Object.keys(MAY) as Audience[];
const may = (audience: Audience, viewer: Viewer) => (MAY[audience] as readonly Viewer[]).includes(viewer);

interface Shown {
  audience: Audience;
  post: Post;
  tag: string;
  quoting: Post;
  /** The author's own address of its video. */
  playurl: string;
}
let server: TestApp;
let people: Record<Exclude<Viewer, 'visitor'>, TestPerson>;
let posts: Shown[];
/** A series of the author's, with all of them in it. */
let seriesid: string;
/** A public list of somebody else, with the author on it. */
let listid: string;
/** What connections were told. */
const told: [string, unknown][] = [];

const CHAIN = 31_337;
const COLLECTION = `0x${'a'.repeat(40)}`;
const WALLET = `0x${'B'.repeat(40)}`;
const GROUP = '77';
const DAY_MS = 24 * 3600 * 1000;

/** A video of the author's alone that can be watched. */
async function film({ userId }: TestPerson): Promise<string> {
  const { sql } = server.database;
  const id = randomBytes(9).toString('base64url');
  await sql`
    insert into video_videos
      (id, user_id, asset_id, title, description, audience, demuxer, work, is_watchable, chapters, file_chapters, priority, next_at, created_at)
    values (${id}, ${userId}, ${randomBytes(16).toString('base64url')}, 'Kiln', '', 'self', 'mp4', 'done', true, '[]', '[]', 0, now(), now())`;
  await sql`
    insert into video_renditions (video_id, height, place, mode, frame, state, percent, folder)
    values (${id}, 480, 0, 'copy', '{"width":640,"height":480}', 'ready', 100, '480-0123456789ab')`;
  return id;
}

/** Who is what to the author, and the collection of which the holder has one. */
async function relate(author: TestPerson): Promise<void> {
  const { sql } = server.database;
  for (const one of [people.follower, people.mutual]) await one.ask(followUser, { uid: author.uid });
  await author.ask(followUser, { uid: people.mutual.uid });
  await sql`insert into community_groups (id, name, description, rules, join_rule, at) values (${GROUP}, 'G', '', '[]', 'open', now())`;
  for (const { userId } of [author, people.member])
    await sql`insert into community_group_members (group_id, user_id, role, at) values (${GROUP}, ${userId}, 'member', now())`;
  await sql`
    insert into account_identities (user_id, kind, subject, verified_at) values (${people.holder.userId}, 'ethereum', ${WALLET}, now())`;
  await sql`
    insert into chain_balances (chain_id, collection, token_id, owner, quantity) values (${CHAIN}, ${COLLECTION}, 1, ${WALLET.toLowerCase()}, 1)`;
  await runCli(server, 'role', 'grant', people.moderator.uid, 'moderator');
  const maker = await createPeople(server)('Maker');
  ({ listid } = await maker.ask(createPeopleList, { name: 'Writers', description: '', isPublic: true }));
  await maker.ask(setListed, { listid, uid: author.uid, status: 1 });
  await author.ask(blockUser, { uid: people.blocked.uid, blocked: true });
}

/** Publishes a post for an audience that names everybody. */
async function publish(author: TestPerson, audience: Audience): Promise<Shown> {
  const { sql } = server.database;
  const video = await film(author);
  const tag = `matrix${audience}`;
  let text = `Words of ${tag} #${tag}`;
  const mentions = SIGNED_IN.map((viewer) => {
    const { uid, username } = people[viewer];
    const start = text.length + 1;
    text += ` @${username}`;
    return { uid, start, end: text.length };
  });
  const about = { clientid: randomUUID(), text, mentions, video, media: [] };
  let post: Post;
  if (audience === 'holders') {
    // No chain is read here: what a post is for is written beside it, before anybody is told.
    const local = new Date(server.clock.now() + DAY_MS).toISOString().slice(0, 16);
    const waits = await author.ask(saveSchedule, { post: { ...about, audience: 'self' }, local, zone: 'UTC' });
    await sql`
      update community_posts set audience = 'holders', gate_chain = ${CHAIN}, gate_collection = ${COLLECTION}, gate_name = 'Kiln Works'
       where id = ${waits.post.postid}`;
    post = await author.ask(publishScheduled, { postid: waits.post.postid });
  } else post = await author.ask(savePost, { ...about, audience, ...(audience === 'group' && { groupid: GROUP }) });
  await author.ask(saveComment, { postid: post.postid, clientid: randomUUID(), text: 'A reply' });
  await author.ask(saveLike, { targetid: post.postid, targettype: 'post', liketype: 'like', status: 1 });
  await author.ask(putIntoSeries, { id: seriesid, postid: post.postid, status: 1 });
  const quoting = await author.ask(savePost, { clientid: randomUUID(), text: `Quotes ${tag}`, quote: post.postid });
  return { audience, post, tag, quoting, playurl: (await author.ask(getPost, { postid: post.postid })).video!.playurl };
}

beforeAll(async () => {
  const listening = ({ topics }: { topics: { publish: unknown } }) => {
    topics.publish = (topic: string, said: unknown) => Promise.resolve(void told.push([topic, said]));
  };
  server = await createTestApp(
    { modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'video', 'community'] },
    { realtime: listening as never },
  );
  const newPerson = createPeople(server);
  const made = await Promise.all(SIGNED_IN.map(async (viewer) => [viewer, await newPerson(`The ${viewer}`)] as const));
  people = Object.fromEntries(made) as typeof people;
  const { author } = people;
  await relate(author);
  await author.ask(setProfileShown, { showsLikes: true });
  ({ id: seriesid } = await author.ask(saveSeries, { title: 'All of it' }));
  posts = [];
  for (const audience of AUDIENCES) posts.push(await publish(author, audience));
});
afterAll(() => server.close());

async function callAs(viewer: Viewer, { method, path }: Endpoint, input: object) {
  if (viewer !== 'visitor') return people[viewer].call({ method, path } as Endpoint, input as never);
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  return server.call({ method, url: path + query, from: '127.9.9.9', signed: true, ...(method === 'POST' && { payload: input }) });
}
const answerTo = async <Data>(viewer: Viewer, endpoint: Endpoint, input: object) =>
  (await callAs(viewer, endpoint, input)).json<{ data: Data; code: number }>();
const isThere = async (viewer: Viewer, endpoint: Endpoint, input: object) =>
  (await answerTo(viewer, endpoint, input)).code === CODES.success;
async function lists(viewer: Viewer, endpoint: Endpoint, input: object, { post: { postid } }: Shown): Promise<boolean> {
  const { data } = await answerTo<{ list: FeedItem[] } | null>(viewer, endpoint, { ...input, pageSize: 50 });
  return data?.list.some(({ post }) => post.postid === postid) ?? false;
}
const cookieOf = (viewer: Viewer): Record<string, string> =>
  viewer === 'visitor'
    ? {}
    : { cookie: `${TOKEN_COOKIE}=${testPerson(server, people[viewer].userId).authorization.replace('Bearer ', '')}` };

/** Whether a viewer gets at a post there. */
type Surface = (viewer: Viewer, one: Shown) => Promise<boolean>;
/** Where only some of those who may see a post find it at all. */
const REACHES: Record<string, (audience: Audience, viewer: Viewer) => boolean> = {
  home: (_, viewer) => ['follower', 'mutual', 'author'].includes(viewer),
  group: (audience) => audience === 'group',
  saved: (_, viewer) => viewer !== 'visitor',
  // A page says to everybody what it says to a visitor.
  'open graph': (audience) => audience === 'public',
};
/** Where somebody sees what they otherwise may not. */
const MAY_ON: Record<string, typeof may> = {
  // Who kept a post by link had its key.
  saved: (audience, viewer) => may(audience === 'link' ? 'public' : audience, viewer),
};
const SURFACES: Record<string, Surface> = {
  detail: (viewer, { post }) => isThere(viewer, getPost, { postid: post.postid }),
  versions: (viewer, { post }) => isThere(viewer, listVersions, { postid: post.postid }),
  latest: (viewer, one) => lists(viewer, findPage, { feed: 'latest' }, one),
  home: (viewer, one) => lists(viewer, findPage, { feed: 'home' }, one),
  group: (viewer, one) => lists(viewer, findPage, { feed: 'group', id: GROUP }, one),
  tag: (viewer, one) => lists(viewer, findPage, { feed: 'tag', id: one.tag }, one),
  list: (viewer, one) => lists(viewer, findPage, { feed: 'list', id: listid }, one),
  saved: async (viewer, one) => {
    if (viewer === 'visitor') return lists(viewer, findPage, { feed: 'saved' }, one);
    // Who kept it while they could see it.
    await server.database.sql`
      insert into community_reactions (post_id, seq, user_id, what, rev, at) values (${one.post.postid}, 0, ${people[viewer].userId}, 'favorite', 0, now())
      on conflict do nothing`;
    return lists(viewer, findPage, { feed: 'saved' }, one);
  },
  author: (viewer, one) => lists(viewer, postList, { accountid: people.author.uid }, one),
  media: (viewer, one) => lists(viewer, postList, { accountid: people.author.uid, kind: 'media' }, one),
  thread: (viewer, { post }) => isThere(viewer, postList, { postid: post.postid, kind: 'thread' }),
  replies: async (viewer, { post }) => {
    const input = { accountid: people.author.uid, kind: 'replies', pageSize: 50 };
    const { data } = await answerTo<{ replies: { postid: string }[] } | null>(viewer, postList, input);
    return data?.replies.some(({ postid }) => postid === post.postid) ?? false;
  },
  'like status': async (viewer, { post }) =>
    (await answerTo<{ list: unknown[] }>(viewer, getLikeStatus, { targettype: 'post', targetids: post.postid })).data.list.length > 0,
  likes: (viewer, { post }) => isThere(viewer, userLikeList, { targetid: post.postid }),
  moments: (viewer, { post }) => isThere(viewer, listMoments, { postid: post.postid }),
  liked: async (viewer, { post }) => {
    const { data } = await answerTo<{ list: { post: Post | null }[] } | null>(viewer, userLikeList, {
      accountid: people.author.uid,
      pageSize: 50,
    });
    return data?.list.some((one) => one.post?.postid === post.postid) ?? false;
  },
  series: async (viewer, { post }) => {
    const { data } = await answerTo<{ list: Post[] } | null>(viewer, listSeriesPosts, { id: seriesid, pageSize: 50 });
    return data?.list.some(({ postid }) => postid === post.postid) ?? false;
  },
  'its video': async (viewer, { post }) =>
    (await answerTo<{ post: Post | null }>(viewer, findVideoPost, { videoid: post.video!.videoid })).data.post !== null,
  quote: async (viewer, { quoting }) =>
    (await answerTo<Post | null>(viewer, getPost, { postid: quoting.postid })).data?.quote?.post != null,
  search: async (viewer, { post, tag }) => {
    const { data } = await answerTo<{ posts: { post: Post }[] }>(viewer, openSearch, { q: tag, kind: 'posts' });
    return data.posts.some((hit) => hit.post.postid === post.postid);
  },
  notices: async (viewer, { audience, post }) => {
    if (viewer === 'visitor' || viewer === 'author') return may(audience, viewer);
    const { list } = await people[viewer].ask(listNotices, { pageSize: 50 });
    return list.some(({ kind, link }) => kind === 'postMentioned' && link === `/p/${post.postid}`);
  },
  'open graph': async (_, { post, tag }) => {
    const said = await communityPageTexts(server.database.db)(`/p/${post.postid}`);
    return Boolean(said?.title?.en.includes(tag));
  },
  // Whoever is not given an address tries that of the author.
  segment: async (viewer, { post, playurl }) => {
    const { data } = await answerTo<Post | null>(viewer, getPost, { postid: post.postid });
    const url = data?.video?.playurl || playurl;
    return (await server.call({ url, headers: cookieOf(viewer) })).statusCode === 200;
  },
};

test.each(Object.keys(SURFACES))('on %s', async (surface) => {
  const found: string[] = [];
  const wanted: string[] = [];
  for (const one of posts)
    for (const viewer of VIEWERS) {
      const { audience } = one;
      const reaches = REACHES[surface]?.(audience, viewer) ?? true;
      const sees = surface === 'open graph' ? reaches : reaches && (MAY_ON[surface] ?? may)(audience, viewer);
      found.push(`${audience} ${viewer} ${await SURFACES[surface]!(viewer, one)}`);
      wanted.push(`${audience} ${viewer} ${sees}`);
    }
  expect(found).toEqual(wanted);
});

test('counts are of what their reader may see', async () => {
  for (const viewer of VIEWERS) {
    const { data } = await answerTo<{ counts: { posts: number } } | null>(viewer, accountInfo, { accountid: people.author.uid });
    const seen = AUDIENCES.filter((audience) => may(audience, viewer)).length;
    // With those that quote them, which are for everybody.
    expect([viewer, data?.counts.posts]).toEqual([viewer, viewer === 'blocked' ? undefined : seen + AUDIENCES.length]);
  }
});

test('connections are told that there is something, and nothing of it', () => {
  const ofFeed = told.filter(([topic]) => topic === LATEST_TOPIC).map(([, said]) => said);
  expect(ofFeed.length).toBeGreaterThanOrEqual(AUDIENCES.length);
  for (const said of ofFeed) expect(said).toEqual({ pos: expect.any(Number) });
  expect(JSON.stringify(told)).not.toContain('matrix');
});

test('whoever has the address of a post by link sees it, unless they are blocked', async () => {
  const { postid } = posts.find(({ audience }) => audience === 'link')!.post;
  const own = await people.author.ask(getPost, { postid });
  const see = (viewer: Viewer) => isThere(viewer, getPost, { postid, key: own.key });
  expect(await Promise.all(VIEWERS.map(see))).toEqual(VIEWERS.map((viewer) => viewer !== 'blocked'));
  expect(await isThere('stranger', getPost, { postid, key: 'A'.repeat(22) })).toBe(false);
});

test('what a post by link offers is done with its key, by whoever has it', async () => {
  const { author, stranger } = people;
  const text = 'By link';
  const poll = { options: ['Now', 'Later'], hours: 24 };
  const { postid } = await author.ask(savePost, { clientid: randomUUID(), text, media: [], audience: 'link', poll });
  const { commentid } = await author.ask(saveComment, { postid, clientid: randomUUID(), text: 'A reply' });
  const key = (await author.ask(getPost, { postid })).key!;
  const reported = { reason: 'spam', text: '' };
  const acts: [Endpoint, object][] = [
    [votePoll, { postid, option: 0 }],
    [saveLike, { targetid: postid, targettype: 'post', liketype: 'like', status: 1 }],
    [saveLike, { targetid: postid, targettype: 'post', liketype: 'favorite', status: 1 }],
    [saveLike, { targetid: commentid, targettype: 'comment', liketype: 'like', status: 1 }],
    [userLikeList, { targetid: postid, targettype: 'post' }],
    [userLikeList, { targetid: commentid, targettype: 'comment' }],
    [listVersions, { postid }],
    [reportPost, { targetid: postid, targettype: 'post', ...reported }],
    [reportPost, { targetid: commentid, targettype: 'comment', ...reported }],
  ];
  for (const [endpoint, input] of acts) {
    const by = async (viewer: Viewer, keyed: { key?: string }) => (await answerTo(viewer, endpoint, { ...input, ...keyed })).code;
    const codes = [await by('stranger', {}), await by('stranger', { key: 'A'.repeat(22) }), await by('blocked', { key })];
    expect([endpoint.id, ...codes, await by('stranger', { key })]).toEqual([
      endpoint.id,
      ...Array<number>(3).fill(CODES.notFound),
      CODES.success,
    ]);
  }
  const seen = await stranger.ask(getPost, { postid, key });
  expect([seen.mine, seen.poll?.mine]).toEqual([{ like: true, likedRev: 0, favorite: true, repost: false }, 0]);
  const { list } = await stranger.ask(findPage, { feed: 'saved' });
  expect(list.find(({ post }) => post.postid === postid)?.post.key).toBe(key);
  await stranger.ask(saveLike, { targetid: postid, targettype: 'post', liketype: 'favorite', status: 0, key });
  expect((await stranger.ask(findPage, { feed: 'saved' })).list.some(({ post }) => post.postid === postid)).toBe(false);
  const statusBy = async (keyed: { key?: string }) =>
    (await stranger.ask(getLikeStatus, { targettype: 'post', targetids: postid, ...keyed })).list.length;
  expect([await statusBy({}), await statusBy({ key })]).toEqual([0, 1]);
  const { commentid: replied } = await people.holder.ask(saveComment, { postid, clientid: randomUUID(), text: 'By link too', key });
  await stranger.ask(saveLike, { targetid: replied, targettype: 'comment', liketype: 'like', status: 1, key });
  const notices = (await people.holder.ask(listNotices, { pageSize: 50 })).list.filter(({ link }) => link?.startsWith(`/p/${postid}`));
  expect(notices).toEqual([]);
  await author.ask(followUser, { uid: stranger.uid });
  const likers = (await author.ask(userLikeList, { targetid: postid })).list.map(({ person }) => [person?.uid, person?.follows]);
  expect(likers).toEqual([[stranger.uid, true]]);
});

// S4
test('no right and no such post are the same answer, and so is a write to one', async () => {
  const hiddenId = posts.find(({ audience }) => audience === 'self')!.post.postid;
  for (const [endpoint, more] of [
    [getPost, {}],
    [postList, { kind: 'thread' }],
    [repost, { status: 1 }],
    [saveLike, { targettype: 'post', liketype: 'like', status: 1 }],
    [saveComment, { clientid: randomUUID(), text: 'x' }],
  ] as const) {
    const name = endpoint === (saveLike as Endpoint) ? 'targetid' : 'postid';
    const [hidden, unknown] = await Promise.all(
      [hiddenId, '123456789'].map((id) => people.stranger.call(endpoint as Endpoint, { [name]: id, ...more } as never)),
    );
    expect([endpoint.id, hidden!.statusCode, hidden!.body]).toEqual([endpoint.id, unknown!.statusCode, unknown!.body]);
  }
  const said = communityPageTexts(server.database.db);
  const linked = posts.find(({ audience }) => audience === 'link')!.post.postid;
  for (const id of [hiddenId, linked, '123456789']) expect(await said(`/p/${id}`)).toBeNull();
  expect([await said(`/p/${linked}`, new URLSearchParams({ key: '\0' })), await said('/u/%00')]).toEqual([null, null]);
});

test('who no longer follows, or holds, no longer sees', async () => {
  const idOf = (audience: Audience) => posts.find((one) => one.audience === audience)!.post.postid;
  await people.follower.ask(unfollowUser, { uid: people.author.uid });
  expect(await people.follower.code(getPost, { postid: idOf('followers') })).toBe(CODES.notFound);
  await server.database.sql`update chain_balances set quantity = 0 where collection = ${COLLECTION}`;
  expect(await people.holder.code(getPost, { postid: idOf('holders') })).toBe(CODES.notFound);
});

/** What each operation that gives out posts or replies is tested as: a surface, or `own` where it is the caller's work alone. */
const SURFACE_OF: Record<string, string> = {
  'community.editComment': 'own',
  'community.editPost': 'own',
  'community.findPage': 'latest',
  'community.findVideoPost': 'its video',
  'community.getPost': 'detail',
  'community.listSchedules': 'own',
  'community.listSeriesPosts': 'series',
  'community.openSearch': 'search',
  'community.postList': 'thread',
  'community.publishScheduled': 'own',
  'community.saveComment': 'own',
  'community.savePost': 'own',
  'community.saveSchedule': 'own',
  'community.undeleteComment': 'own',
  'community.undeletePost': 'own',
  'community.userLikeList': 'liked',
};

test('every operation of the server that gives out posts is one of these surfaces', () => {
  expect(givingPosts()).toEqual(Object.keys(SURFACE_OF));
  expect(Object.values(SURFACE_OF).filter((surface) => surface !== 'own' && !(surface in SURFACES))).toEqual([]);
});
