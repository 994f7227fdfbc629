import type { ReportedType } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { newsEvidence } from '../../news/index.ts';
import { videoEvidence } from '../../video/index.ts';
import { targetOf } from '../ids.ts';
import { findAuthors } from '../people.ts';
import { groupsOf } from '../groups/repository.ts';
import { accountsOf } from '../profiles/repository.ts';
import { evidenceOf } from '../store/judge.ts';
import { beginning } from '../telling/posts.ts';

interface Evidence {
  /** 0 where nobody of this site answers for it. */
  authorId: number;
  says: string;
  pictures: { url: string; alt: string }[];
}

const NOTHING: Evidence = { authorId: 0, says: '', pictures: [] };

/** A target by its parts, `post` and `12`. */
export const partsOf = (target: string) => {
  const [type = '', id = ''] = target.split(/:(.*)/s);
  return { type: type as ReportedType, id };
};

const LINKS: Record<ReportedType, (id: string) => string> = {
  post: (id) => `/p/${id}`,
  comment: (id) => `/p/${targetOf(id).postId}#c${targetOf(id).seq}`,
  video: (id) => `/video/${id}`,
  news: (id) => `/news/${id}`,
  group: (id) => `/group/${id}`,
  account: (id) => `/u/${encodeURIComponent(id)}`,
};

/** Path of our own to what was reported. */
export function linkOf(target: string): string {
  const { type, id } = partsOf(target);
  return LINKS[type](id);
}

/** What a notice calls it: how a text begins, what a thing is called. */
export const nameOf = ({ target, says }: { target: string; says: string }): string => {
  const { type } = partsOf(target);
  return beginning(type === 'post' || type === 'comment' ? says : says.split('\n')[0]!);
};

async function ofAccount(db: Db, uid: string): Promise<Evidence> {
  const [person, row] = [(await findAuthors(db, [uid])).get(uid), await accountsOf(db).find({ uid })];
  const pictures = [row?.headimgurl, row?.bannerimageurl].filter((url): url is string => Boolean(url)).map((url) => ({ url, alt: '' }));
  return { authorId: person?.userId ?? 0, says: [row?.username, row?.personalprofile].filter(Boolean).join('\n'), pictures };
}

async function ofGroup(db: Db, id: number): Promise<Evidence> {
  const group = await groupsOf(db).findAny(id);
  const says = [group?.name, group?.description, ...(group?.rules ?? [])].filter(Boolean).join('\n');
  const pictures = group?.picture ? [{ url: group.picture, alt: '' }] : [];
  return { authorId: (await groupsOf(db).ownerOf(id)) ?? 0, says, pictures };
}

async function ofText(db: Db, id: string): Promise<Evidence> {
  const found = await evidenceOf(db, targetOf(id));
  if (!found) return NOTHING;
  return { authorId: found.authorId, says: found.text, pictures: found.media.map(({ url, alt }) => ({ url, alt })) };
}

const READERS: Record<ReportedType, (db: Db, id: string) => Promise<Evidence>> = {
  post: ofText,
  comment: ofText,
  video: async (db, id) => ({ ...NOTHING, ...(await videoEvidence(db, id)) }),
  news: async (db, id) => (await newsEvidence(db, Number(id))) ?? NOTHING,
  group: (db, id) => ofGroup(db, Number(id)),
  account: ofAccount,
};

/** What was reported as it stands now, and who answers for it. */
export function readEvidence(db: Db, target: string): Promise<Evidence> {
  const { type, id } = partsOf(target);
  return READERS[type](db, id);
}
