import { openSearch } from '@mortar/protocol/community';
import { createSearchPanel, createTask } from '@mortar/remote-kit';
import { groupPath } from '#entities/group';
import { personPath } from '#entities/person';

const LABEL_CHARACTERS = 80;

const findFx = createTask(({ text, limit }: { text: string; limit: number }, { call }) =>
  call(openSearch, { q: text, sort: 'top', pageSize: limit }),
);

/** People, posts, tags and groups in the site's search. */
export const Panel = createSearchPanel('community', findFx, ({ people, posts, tags, groups }, { formatMessage }) => {
  const kindOf = (kind: 'person' | 'post' | 'tag' | 'group') => formatMessage({ id: `community.search.one.${kind}` });
  return [
    ...people.map(({ uid, username }) => ({ id: `person-${uid}`, to: personPath(uid), label: username, kind: kindOf('person') })),
    ...tags.map(({ tag }) => ({ id: `tag-${tag}`, to: `/tag/${encodeURIComponent(tag)}`, label: `#${tag}`, kind: kindOf('tag') })),
    ...groups.map(({ groupid, name }) => ({ id: `group-${groupid}`, to: groupPath(groupid), label: name, kind: kindOf('group') })),
    ...posts.map(({ post: { postid, text } }) => ({
      id: `post-${postid}`,
      to: `/p/${postid}`,
      label: text.slice(0, LABEL_CHARACTERS),
      kind: kindOf('post'),
    })),
  ];
});
