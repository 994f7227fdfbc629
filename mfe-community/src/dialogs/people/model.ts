import { createRequest } from '@mortar/client';
import { listFollows, userLikeList, type Author } from '@mortar/protocol/community';
import { asPage, createPages, createTask, readerOf } from '@mortar/remote-kit';
import { followsTold } from '#entities/person';
import { withLinkKey } from '#entities/post';
import type { Paging } from '../../lib/paging.ts';

/** Which people: who likes a post, who follows somebody, whom somebody follows. */
type Which = { likes: string } | { followers: string } | { following: string };
interface Listed extends Author {
  personalprofile: string;
  follows: boolean;
}

const likersFx = withLinkKey(createRequest(userLikeList), ({ targetid }) => targetid ?? '');
const readFx = createTask(async ({ which, ...paging }: { which: Which } & Paging, { call, bind }) => {
  const listed = <Page extends { list: Listed[]; cursor: string | null; end: boolean }>(page: Page) => {
    bind(followsTold)(Object.fromEntries(page.list.map(({ uid, follows }) => [uid, follows])));
    return asPage<{ list: Listed[]; cursor: string | null; end: boolean }>(page);
  };
  if ('likes' in which) {
    const page = await bind(likersFx)({ targetid: which.likes, targettype: 'post', liketype: 'like', ...paging });
    return listed({ ...page, list: page.list.flatMap(({ person }) => (person ? [{ ...person, personalprofile: '' }] : [])) });
  }
  const [accountid, kind] = 'followers' in which ? [which.followers, 'followers' as const] : [which.following, 'following' as const];
  return listed(await call(listFollows, { accountid, kind, ...paging }));
});
export const people = createPages(readFx, { keyOf: ({ uid }) => uid });
/** The list is looked at. */
export const Looking = readerOf(people, 'community.people');
