import { listFollows, userLikeList, type Author } from '@mortar/protocol/community';
import { createPages, createTask } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';
import { followsTold } from '#entities/person';
import { asPage, type Paging } from '../../lib/as-page.ts';

/** Which people: who likes a post, who follows somebody, whom somebody follows. */
export type Which = { likes: string } | { followers: string } | { following: string };
interface Listed extends Author {
  personalprofile: string;
}

const readFx = createTask(async ({ which, ...paging }: { which: Which } & Paging, { call, bind }) => {
  if ('likes' in which) {
    const page = await call(userLikeList, { targetid: which.likes, targettype: 'post', liketype: 'like', ...paging });
    return asPage<Listed>({ ...page, list: page.list.flatMap(({ person }) => (person ? [{ ...person, personalprofile: '' }] : [])) });
  }
  const [accountid, kind] = 'followers' in which ? [which.followers, 'followers' as const] : [which.following, 'following' as const];
  const page = await call(listFollows, { accountid, kind, ...paging });
  bind(followsTold)(Object.fromEntries(page.list.map(({ uid, follows }) => [uid, follows])));
  return asPage<Listed>(page);
});
export const people = createPages(readFx, { keyOf: ({ uid }) => uid });

/** The list is looked at. */
export const Looking = createGate<{ which: Which }>();
sample({ clock: Looking.open, target: people.wanted });
sample({ clock: Looking.close, fn: () => null, target: people.$data });
