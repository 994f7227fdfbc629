import type { Input } from '@mortar/protocol';
import type { Hood, queryUserHoodInfo } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { findAuthors, readAuthors } from '../people.ts';
import type { Profiles } from '../profiles/service.ts';
import { readFans } from '../store/fans.ts';
import { hoodOf } from './repository.ts';

const SPAN_MS = 90 * 24 * 3600 * 1000;

/** The neighbourhood of an account (spec §7, fans' hood): who is close to it, who takes part most, where it is a member. */
export function createHood({ db, clock, profiles }: { db: Db; clock: Clock; profiles: Pick<Profiles, 'info'> }) {
  /** @throws AppError `notFound` */
  return async (viewer: number, { userid, limit }: Input<typeof queryUserHoodInfo>): Promise<Hood> => {
    const user = await profiles.info(viewer, { accountid: userid });
    const userId = (await findAuthors(db, [userid])).get(userid)?.userId;
    if (userId === undefined) throw new AppError('notFound', { status: 200 });
    if (!user.showsHood && viewer !== userId) return { user, isHidden: true, mutual: [], topfans: [], groups: [] };
    const hood = hoodOf(db, viewer);
    const [mutual, fans, groups] = await Promise.all([
      hood.mutual(userId, limit),
      readFans(db, viewer, userId, new Date(clock.now() - SPAN_MS), limit),
      hood.groups(userId, limit),
    ]);
    const people = await readAuthors(db, [...new Set([...mutual, ...fans.map((fan) => fan.userId)])]);
    return {
      user,
      isHidden: false,
      mutual: mutual.flatMap((id) => people.get(id) ?? []),
      topfans: fans.flatMap(({ userId: id, score, ...parts }) => {
        const person = people.get(id);
        return person ? [{ ...person, score, parts }] : [];
      }),
      groups,
    };
  };
}

export type HoodOf = ReturnType<typeof createHood>;
