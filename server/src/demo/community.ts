import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { followUser } from '@mortar/protocol/relations';
import { repost, saveComment, saveLike, savePost, votePoll } from '@mortar/protocol/community';
import { uploadPostMedia } from '@mortar/protocol/uploads';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { countDemoGroups, countDemoLists, countDemoPosts, findPublished, markDemoPosts } from '../modules/community/index.ts';
import { people } from '../modules/identity/index.ts';
import { scene } from './art/scenes.ts';
import { CAST, type CastName } from './cast.ts';
import { demoGroups, GROUPS } from './groups.ts';
import { demoLists, LISTS } from './people-lists.ts';
import { POSTS, type DemoPost } from './posts.ts';
import { passwordOfPeople, signIn, type DemoLogin } from './sign-in.ts';
import { siteApi, type SiteApi } from './site-api.ts';

interface Deps {
  config: Config;
  db: Db;
  operator: DemoLogin;
  signal: AbortSignal;
}
interface Player {
  userId: number;
  uid: string;
  username: string;
  api: SiteApi;
}
type Players = Record<CastName, Player>;

const NEEDED = ['relations', 'notices', 'uploads', 'community'] as const;
const NAMES = Object.keys(CAST) as CastName[];

/**
 * What the demo's people post, say to one another and like: by the same calls as anybody, and marked as demo. A start that was cut
 * off is finished by the next one: every post and reply has a name that is the same at every start.
 */
export async function demoCommunity({ config, db, operator, signal }: Deps): Promise<void> {
  const isMade = async () =>
    (await countDemoPosts(db)) >= POSTS.length &&
    (await countDemoGroups(db)) >= GROUPS.length &&
    (await countDemoLists(db)) >= LISTS.length;
  if (!NEEDED.every((name) => config.modules.includes(name)) || (await isMade())) return;
  const api = await siteApi(config, signal);
  const password = await passwordOfPeople(config);
  const players = {} as Players;
  for (const name of NAMES) {
    const { email, username } = CAST[name];
    const found = await people.find(db, email);
    if (!found) return;
    const { token, uid } = await signIn(api, name === 'operator' ? operator : { email, password });
    players[name] = { userId: found.userId, uid, username, api: api.as(token) };
  }
  await befriend(players);
  const ids: string[] = [];
  for (const [index, post] of POSTS.entries()) {
    const clientid = nameOf(`post ${index}`);
    // Its pictures would be others than those that were uploaded for it.
    const postid = (await findPublished(db, players[post.by].userId, clientid)) ?? (await publish(players, post, clientid, ids));
    ids.push(postid);
    await answer(players, post, postid, index);
  }
  await demoLists({ db, players });
  await markDemoPosts(db, [...ids, ...(await demoGroups({ db, players, nameOf }))]);
}

/** Everybody follows everybody, the site's own people too. */
async function befriend(players: Players): Promise<void> {
  for (const one of NAMES)
    for (const other of NAMES) if (one !== other) await players[one].api.call(followUser, { uid: players[other].uid });
}

/** The same at every start, so that nothing is there twice. */
const nameOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** Whom a text names by the name of somebody of the demo. */
const namedIn = (text: string, players: Players) =>
  Object.values(players).flatMap(({ uid, username }) => {
    const start = text.indexOf(`@${username}`);
    return start < 0 ? [] : [{ uid, start, end: start + username.length + 1 }];
  });

async function publish(
  players: Players,
  { by, text, pictures = [], quotes, poll }: DemoPost,
  clientid: string,
  ids: readonly string[],
): Promise<string> {
  const { api } = players[by];
  const media = [];
  for (const { scene: name, turn = 0, alt } of pictures) {
    const bytes = await sharp(Buffer.from(scene(name, turn)))
      .webp({ quality: 88 })
      .toBuffer();
    const { assetid } = await api.upload(uploadPostMedia, { file: new File([new Uint8Array(bytes)], `${name}.webp`), purpose: 'picture' });
    media.push({ assetid, alt });
  }
  const { postid } = await api.call(savePost, {
    clientid,
    text,
    mentions: namedIn(text, players),
    media,
    audience: 'public',
    ...(quotes !== undefined && { quote: ids[quotes]! }),
    ...(poll && { poll }),
  });
  return postid;
}

async function answer(
  players: Players,
  { replies = [], likes = [], keeps = [], reposts = [], poll }: DemoPost,
  postid: string,
  index: number,
): Promise<void> {
  const seqs: number[] = [];
  for (const [place, { by, text, under, likes: fans = [] }] of replies.entries()) {
    const { seq, commentid } = await players[by].api.call(saveComment, {
      postid,
      clientid: nameOf(`reply ${index} ${place}`),
      text,
      mentions: namedIn(text, players),
      ...(under !== undefined && { parent: seqs[under]! }),
    });
    seqs.push(seq);
    for (const fan of fans) await like(players[fan], commentid, 'comment', 'like');
  }
  for (const fan of likes) await like(players[fan], postid, 'post', 'like');
  for (const fan of keeps) await like(players[fan], postid, 'post', 'favorite');
  for (const fan of reposts) await players[fan].api.call(repost, { postid, status: 1 });
  if (poll)
    for (const [place, name] of likes.entries())
      await players[name].api.call(votePoll, { postid, option: place % poll.options.length }).catch(votedBefore);
}

const like = ({ api }: Player, targetid: string, targettype: 'post' | 'comment', liketype: 'like' | 'favorite') =>
  api.call(saveLike, { targetid, targettype, liketype, status: 1 });

/** By a start that was cut off. */
const votedBefore = () => undefined;
