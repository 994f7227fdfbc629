import { cutName, inBoth, type PageTextSource } from '../../core/page-texts.ts';
import type { Db } from '../../db/db.ts';
import { isText } from '../../lib/is-text.ts';
import { unescaped } from '../../lib/unescaped.ts';
import { shutOutOf } from '../moderation/index.ts';
import { groupsOf } from './groups/repository.ts';
import { VISITOR } from './ids.ts';
import { accountsOf } from './profiles/repository.ts';
import { seriesOf } from './series/repository.ts';
import { isShown } from './series/shown.ts';
import { postsOf } from './store/posts.ts';

const PAGE = /^\/(p|u|group|series)\/([^/]+)$/;
const NAME_CHARACTERS = 60;
const ID = /^[1-9][0-9]{0,15}$/;

const line = (text: string): string => text.replace(/\s+/g, ' ').trim();
/** @param title the site's name stands behind it, within what titles may hold */
function textsOf(title: string, description: string) {
  const about = line(description);
  return { title: inBoth(`${cutName(line(title), NAME_CHARACTERS)} · Mortar`), ...(about !== '' && { description: inBoth(about) }) };
}

/**
 * What the pages of posts, people, groups and series say of themselves elsewhere: of what everybody may see alone. A post for
 * fewer is announced as one that never was; one by link, to whoever has its key, by the words of its route.
 */
export const communityPageTexts =
  (db: Db): PageTextSource =>
  async (pathname, search) => {
    const [, kind, written = ''] = PAGE.exec(pathname) ?? [];
    const id = ID.test(written) ? Number(written) : undefined;
    const key = search?.get('key') ?? undefined;
    if (![unescaped(written), key ?? ''].every(isText)) return null;
    if (kind === 'p' && id !== undefined) {
      const post = (await postsOf(db, VISITOR).read([id], key)).get(id);
      if (post?.audience === 'link') return {};
      return post ? textsOf(`${post.username}: ${post.text}`, post.text) : null;
    }
    if (kind === 'group' && id !== undefined) {
      const group = await groupsOf(db).find(id);
      return group ? textsOf(group.name, group.description) : null;
    }
    if (kind === 'series' && id !== undefined) {
      const series = await seriesOf(db).find(id);
      return series && (await isShown(db, VISITOR, series.authorId)) ? textsOf(series.title, series.description) : null;
    }
    if (kind !== 'u') return kind === undefined ? undefined : null;
    const accounts = accountsOf(db);
    const person = (await accounts.find({ uid: written })) ?? (await accounts.find({ username: unescaped(written) }));
    return person && !(await shutOutOf(db, [person.uid])).has(person.uid) ? textsOf(person.username, person.personalprofile) : null;
  };
