import type { Input } from '@mortar/protocol';
import { DRAFTS, type Draft, type saveDraft } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { draftsOf } from './repository.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof draftsOf>['find']>>>;
const shown = ({ id, rev, post, device, at }: Row): Draft => ({ draftid: id, rev, post, device, at: at.toISOString() });

/** Drafts on every device of a person: whoever changed an older version is given the one that stands there, and both stay. */
export function createDrafts({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async save(userId: number, { rev, post }: Input<typeof saveDraft>, device: string): Promise<Draft> {
      const own = draftsOf(db, userId);
      const known = await own.find(post.clientid);
      if (!known && (await own.count()) >= DRAFTS) throw new AppError('communityFull');
      const saved = await own.save({ id: post.clientid, post, device, at: new Date(clock.now()) }, rev);
      if (saved) return shown(saved);
      const other = await own.find(post.clientid);
      throw new AppError('changedElsewhere', { data: other ? shown(other) : null });
    },
    async list(userId: number): Promise<{ list: Draft[] }> {
      return { list: (await draftsOf(db, userId).list(DRAFTS)).map(shown) };
    },
    async remove(userId: number, draftid: string): Promise<Record<string, never>> {
      if (!(await draftsOf(db, userId).remove(draftid))) throw new AppError('notFound', { status: 200 });
      return {};
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
