import { signedOut } from '@mortar/host';
import { repost, saveLike } from '@mortar/protocol/community';
import { createRequest } from '@mortar/client';
import { createTask, toastFailures } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { useStoreMap, useUnit } from 'effector-react';
import { whenSignedIn } from '../../lib/signed-in.ts';
import { without } from '../../lib/without.ts';
import { withLinkKey } from './link-keys.ts';
import { $comments, $posts } from './posts.ts';

/** What somebody does with a post, a reply or a piece of news, and can take back. */
export interface Reaction {
  type: 'post' | 'comment' | 'news';
  id: string;
  what: 'like' | 'favorite' | 'repost';
}
interface Wanted extends Reaction {
  isWanted: boolean;
}

const keyOf = ({ type, id, what }: Reaction) => `${what} ${type} ${id}`;
type ByKey = Readonly<Record<string, boolean>>;

/** Somebody pressed it, to have it or to have it no longer. */
export const reactionPressed = createEvent<Wanted>();
const wanted = whenSignedIn('reaction', reactionPressed);

const saveLikeFx = withLinkKey(createRequest(saveLike), ({ targetid }) => targetid);
const sendFx = createTask(({ type, id, what, isWanted }: Wanted, { bind, call }) => {
  const status = isWanted ? 1 : 0;
  if (what === 'repost') return call(repost, { postid: id, status });
  return bind(saveLikeFx)({ targetid: id, targettype: type, liketype: what, status });
});

/** What is wanted and not yet so; however often it is pressed, the last press counts. */
const $wishes = createStore<ByKey>({})
  .on(wanted, (wishes, wish) => ({ ...wishes, [keyOf(wish)]: wish.isWanted }))
  .on(sendFx.done, (wishes, { params }) => (wishes[keyOf(params)] === params.isWanted ? without(wishes, keyOf(params)) : wishes))
  .on(sendFx.fail, (wishes, { params }) => without(wishes, keyOf(params)))
  .reset(signedOut);
/** What is on its way: one call at a time for each. */
const $sent = createStore<ByKey>({})
  .on(sendFx.finally, (sent, { params }) => without(sent, keyOf(params)))
  .on(sendFx, (sent, wish) => ({ ...sent, [keyOf(wish)]: wish.isWanted }))
  .reset(signedOut);

sample({ clock: wanted, source: $sent, filter: (sent, wish) => !Object.hasOwn(sent, keyOf(wish)), fn: (_, wish) => wish, target: sendFx });
// It was pressed again meanwhile.
sample({
  clock: sendFx.done,
  source: $wishes,
  filter: (wishes, { params }) => Object.hasOwn(wishes, keyOf(params)),
  fn: (wishes, { params }): Wanted => ({ ...params, isWanted: wishes[keyOf(params)]! }),
  target: sendFx,
});

const COUNT = { like: 'likes', favorite: 'favorites', repost: 'reposts' } as const;

/** The server has kept it. */
export const reactionSaved = sendFx.done.map(({ params, result: { status, count } }) => ({ ...params, isOn: status === 1, count }));
$posts.on(reactionSaved, (posts, { type, id, what, isOn, count }) => {
  const post = posts[id];
  if (type !== 'post' || !post) return posts;
  const likedRev = what !== 'like' ? post.mine.likedRev : isOn ? post.rev : null;
  return {
    ...posts,
    [id]: { ...post, counts: { ...post.counts, [COUNT[what]]: count }, mine: { ...post.mine, likedRev, [what]: isOn } },
  };
});
$comments.on(reactionSaved, (comments, { type, id, isOn, count }) => {
  const comment = comments[id];
  if (type !== 'comment' || !comment) return comments;
  return { ...comments, [id]: { ...comment, counts: { ...comment.counts, likes: count }, mine: { like: isOn } } };
});
toastFailures(sendFx.failData);

/** A reaction as it shows at once. @param known as the server has it */
export function useReaction(reaction: Reaction, known: { isOn: boolean; count: number }) {
  const press = useUnit(reactionPressed);
  const wish = useStoreMap({ store: $wishes, keys: [keyOf(reaction)], fn: (wishes, [key]) => wishes[key] ?? null });
  const isOn = wish ?? known.isOn;
  const count = isOn === known.isOn ? known.count : Math.max(0, known.count + (isOn ? 1 : -1));
  return { isOn, count, press: () => press({ ...reaction, isWanted: !isOn }) };
}
