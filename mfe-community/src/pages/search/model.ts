import { openSearch } from '@mortar/protocol/community';
import { asPage, createPages, createTask } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { followsTold } from '#entities/person';
import { postsTold } from '#entities/post';
import type { Paging } from '../../lib/paging.ts';

/** What is looked for. */
export const KINDS = ['posts', 'people', 'tags', 'groups'] as const;
export type Kind = (typeof KINDS)[number];
export const SORTS = ['top', 'latest'] as const;
export type Sort = (typeof SORTS)[number];

/** A search as its address says it. */
export interface Asked {
  q: string;
  kind: Kind;
  sort: Sort;
}

const findFx = createTask(async (asked: Asked & Paging, { call, bind }) => {
  const { posts, people, tags, groups, ...page } = await call(openSearch, asked);
  bind(postsTold)(posts.map(({ post }) => post));
  bind(followsTold)(Object.fromEntries(people.map(({ uid, follows }) => [uid, follows])));
  const list = [
    ...posts.map(({ post: { postid } }) => ({ key: postid, postid })),
    ...people.map((person) => ({ key: person.uid, person })),
    ...tags.map((tag) => ({ key: tag.tag, tag })),
    ...groups.map((group) => ({ key: group.groupid, group })),
  ];
  return asPage({ ...page, list });
});
export const found = createPages(findFx, { keyOf: ({ key }) => key });

/** The page was opened, or something else is looked for; nothing is looked for without words. */
export const searchOpened = createEvent<Asked>();
sample({ clock: searchOpened, filter: ({ q }) => q !== '', target: found.wanted });
sample({ clock: searchOpened, filter: ({ q }) => q === '', fn: () => null, target: found.$data });
