import { createRequest, hasCode } from '@mortar/client';
import {
  accountInfo,
  listPeopleLists,
  listSeries,
  postList,
  queryUserHoodInfo,
  setProfileShown,
  userLikeList,
  type Account,
} from '@mortar/protocol/community';
import { asPage, createList, createPages, createQuery, createTask, toastFailures } from '@mortar/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { feedOpened } from '#entities/feed';
import { followSaved } from '#entities/person';
import { commentsTold, postsTold } from '#entities/post';
import type { Paging } from '../../lib/paging.ts';

/** What a profile shows of somebody. */
export const TABS = ['posts', 'replies', 'media', 'series', 'lists', 'likes', 'circle'] as const;
export type PersonTab = (typeof TABS)[number];

const byIdFx = createRequest(accountInfo);
/** Addresses say a uid; people write names. */
const findFx = createTask(async (name: string, { bind }): Promise<Account> =>
  bind(byIdFx)({ accountid: name }).catch((failure) =>
    hasCode(failure, 'notFound') ? bind(byIdFx)({ username: name }) : Promise.reject(failure),
  ),
);
export const account = createQuery(findFx);

/** Somebody's answers, with what they answer. */
export const replies = createPages(
  createTask(async ({ accountid, ...paging }: { accountid: string } & Paging, { call, bind }) => {
    const { replies: list, ...page } = await call(postList, { accountid, kind: 'replies', sort: 'old', ...paging });
    bind(commentsTold)(list.map(({ on: _on, ...comment }) => comment));
    return asPage({ ...page, list });
  }),
  { keyOf: ({ commentid }) => commentid },
);
/** Posts that somebody likes, where they show them. */
export const likes = createPages(
  createTask(async ({ accountid, ...paging }: { accountid: string } & Paging, { call, bind }) => {
    const page = await call(userLikeList, { accountid, targettype: 'post', liketype: 'like', ...paging });
    bind(postsTold)(page.list.flatMap(({ post }) => (post ? [post] : [])));
    return asPage({ ...page, list: page.list.flatMap(({ post }) => (post ? [post.postid] : [])) });
  }),
  { keyOf: (postid) => postid },
);

/** Series of somebody's posts. */
export const series = createList(listSeries, { keyOf: ({ id }) => id });
/** Lists of people that somebody made, as far as the reader may see them. */
export const lists = createList(listPeopleLists, { keyOf: ({ listid }) => listid });
/** Who is around somebody. */
export const hood = createQuery(createRequest(queryUserHoodInfo));

/** What the person lets others see. */
export const shownFx = createRequest(setProfileShown);
toastFailures(shownFx.failData);

/** Entries of each list of the circle. */
const CIRCLE = 12;

/** A profile was opened. */
export const personOpened = createEvent<{ name: string; tab: PersonTab }>();
const openFx = createTask(async ({ uid, tab }: { uid: string; tab: PersonTab }, { bind }) => {
  if (tab === 'posts' || tab === 'media') bind(feedOpened)({ person: uid, kind: tab });
  else if (tab === 'replies') await bind(replies.readFx)({ accountid: uid });
  else if (tab === 'series') await bind(series.readFx)({ accountid: uid });
  else if (tab === 'lists') await bind(lists.readFx)({ accountid: uid });
  else if (tab === 'circle') await bind(hood.readFx)({ userid: uid, limit: CIRCLE });
  else await bind(likes.readFx)({ accountid: uid });
});
const $opened = createStore<{ name: string; tab: PersonTab } | null>(null).on(personOpened, (_, opened) => opened);
/** Its tab is not asked for yet: an account that is not known says first whose that is, and one that is read anew may show another one. */
const $isDue = createStore(false)
  .on([personOpened, account.retried], () => true)
  .reset(openFx);
sample({
  clock: [personOpened, account.$answered],
  source: { opened: $opened, isDue: $isDue, shown: account.$data, answered: account.$answered },
  filter: ({ opened, isDue, shown, answered }) => isDue && shown !== null && opened !== null && answered?.params === opened.name,
  fn: ({ opened, shown }) => ({ uid: shown!.uid, tab: opened!.tab }),
  target: openFx,
});
sample({ clock: personOpened, fn: ({ name }) => name, target: account.wanted });

// Of one person nothing is shown as if it were of another.
const $uid = account.$data.map((shown) => shown?.uid ?? '');
replies.$data.reset($uid);
likes.$data.reset($uid);
series.$data.reset($uid);
lists.$data.reset($uid);
hood.$data.reset($uid);

account.$data.on(shownFx.doneData, (shown, choice) => shown && { ...shown, ...choice });
account.$data.on(followSaved, (shown, { uid, isWanted }) => {
  if (shown?.uid !== uid || !shown.relation) return shown;
  const followers = shown.counts.followers + (isWanted === shown.relation.follows ? 0 : isWanted ? 1 : -1);
  return { ...shown, counts: { ...shown.counts, followers }, relation: { ...shown.relation, follows: isWanted } };
});
