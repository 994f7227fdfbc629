import type { Db } from '../../../db/db.ts';
import { targetOf } from '../ids.ts';
import { findAuthors } from '../people.ts';
import { groupsOf } from '../groups/repository.ts';
import { accountsOf } from '../profiles/repository.ts';
import { evidenceOf } from '../store/judge.ts';

interface Evidence {
  authorId: number;
  says: string;
  pictures: { url: string; alt: string }[];
}

/** A target by its parts, `post` and `12`. */
export const partsOf = (target: string) => {
  const [type = '', id = ''] = target.split(/:(.*)/s);
  return { type: type as 'post' | 'comment' | 'group' | 'account', id };
};

/** Path of our own to what was reported. */
export function linkOf(target: string): string {
  const { type, id } = partsOf(target);
  if (type === 'account') return `/u/${encodeURIComponent(id)}`;
  if (type === 'group') return `/group/${id}`;
  const { postId, seq } = targetOf(id);
  return seq === 0 ? `/p/${postId}` : `/p/${postId}#c${seq}`;
}

/** What was reported as it stands now, and who answers for it; an author of 0 is nobody. */
export async function readEvidence(db: Db, target: string): Promise<Evidence> {
  const { type, id } = partsOf(target);
  if (type === 'account') {
    const [person, row] = [(await findAuthors(db, [id])).get(id), await accountsOf(db).find({ uid: id })];
    const pictures = [row?.headimgurl, row?.bannerimageurl].filter((url): url is string => Boolean(url)).map((url) => ({ url, alt: '' }));
    return { authorId: person?.userId ?? 0, says: [row?.username, row?.personalprofile].filter(Boolean).join('\n'), pictures };
  }
  if (type === 'group') {
    const group = await groupsOf(db).find(Number(id));
    const says = [group?.name, group?.description, ...(group?.rules ?? [])].filter(Boolean).join('\n');
    const pictures = group?.picture ? [{ url: group.picture, alt: '' }] : [];
    return { authorId: (await groupsOf(db).ownerOf(Number(id))) ?? 0, says, pictures };
  }
  const found = await evidenceOf(db, targetOf(id));
  return { authorId: found?.authorId ?? 0, says: found?.text ?? '', pictures: (found?.media ?? []).map(({ url, alt }) => ({ url, alt })) };
}
