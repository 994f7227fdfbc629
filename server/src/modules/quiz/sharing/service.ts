import { randomBytes } from 'node:crypto';
import type { Input, Locale, Output } from '@mortar/protocol';
import { QUESTIONS_OF_RUN, type getShare, type PlayedRun, type rewardSocialShare, type share } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { hongKongDay } from '../../../lib/hong-kong.ts';
import { addScore } from '../../rankings/index.ts';
import { SHARE_SILVER } from '../claims/limits.ts';
import type { GiveSilver } from '../rewards/silver.ts';
import { runsOf } from '../runs/repository.ts';
import type { Streaks } from '../streaks/service.ts';
import { marksOf, rowOf } from './marks.ts';
import { picturePath, type NameOf } from './pictures.ts';
import { sharesOf, type ShareRow } from './repository.ts';
import { shareWords } from './words.ts';

const ID_BYTES = 16;

interface SharingDeps {
  db: Db;
  clock: Clock;
  publicUrl: string;
  /** @throws AppError `notFound`, `wrongState` while the run is under way */
  resultOf(runId: string): Promise<PlayedRun>;
  streaks: Pick<Streaks, 'of'>;
  giveSilver: GiveSilver;
  nameOf: NameOf;
}

/** Runs that are shown to others: how they went, not what was asked. */
export function createSharing({ db, clock, publicUrl, resultOf, streaks, giveSilver, nameOf }: SharingDeps) {
  const urlOf = (id: string) => `${publicUrl}/quiz/share/${id}`;
  const imageOf = (id: string, locale: Locale) => publicUrl + picturePath(id, locale);

  async function found(of: Db, id: string): Promise<ShareRow> {
    const row = await sharesOf(of).find(id);
    if (!row) throw new AppError('notFound', { status: 200 });
    return row;
  }

  async function make(runId: string, chosen: Pick<ShareRow, 'theme' | 'locale' | 'namedId' | 'userId'>): Promise<ShareRow> {
    const { roundid, points, right, questions } = await resultOf(runId);
    const owner = (await runsOf(db).find(runId))!.userId;
    const row = {
      ...chosen,
      id: randomBytes(ID_BYTES).toString('base64url'),
      runId,
      roundId: roundid,
      points,
      right,
      marks: marksOf(questions),
      streak: owner === null ? 0 : (await streaks.of(db, owner)).days,
      at: new Date(clock.now()),
    };
    await sharesOf(db).add(row);
    return row;
  }

  return {
    /**
     * Makes a run that is over something to show; asked for alike, it is the same again. A name stands on it only where its
     * own player asks for it.
     */
    async share({ runid, showname, theme }: Input<typeof share>, userId: number | null, locale: Locale): Promise<Output<typeof share>> {
      const run = await runsOf(db).find(runid);
      if (run?.challengeId) throw new AppError('wrongState');
      const namedId = showname && userId !== null && run?.userId === userId ? userId : null;
      const known = (await sharesOf(db).ofRun(runid)).find(
        (row) => row.theme === theme && row.namedId === namedId && row.userId === userId,
      );
      const row = known ?? (await make(runid, { theme, locale, namedId, userId }));
      const words = shareWords(row, locale, '');
      const text = [words.title, `${words.score} · ${words.points}`, rowOf(row.marks)].join('\n');
      return { shareid: row.id, url: urlOf(row.id), image: imageOf(row.id, locale), text };
    },

    /** @throws AppError `notFound` */
    async read(id: string, locale: Locale): Promise<Output<typeof getShare>> {
      const row = await found(db, id);
      const { roundId, points, right, marks, streak, theme } = row;
      const name = await nameOf(row.namedId);
      return { roundid: roundId, points, right, total: QUESTIONS_OF_RUN, marks, streak, name, theme, image: imageOf(id, locale) };
    },

    /** Silver for the first share of a day, of a run of one's own. Nobody can prove that it went anywhere, so it is little. */
    async reward(tx: Db, userId: number, { shareid }: Input<typeof rewardSocialShare>): Promise<Output<typeof rewardSocialShare>> {
      const row = await found(tx, shareid);
      const run = await runsOf(tx).find(row.runId);
      if (run?.userId !== userId) throw new AppError('notFound', { status: 200 });
      const key = `share:${userId}:${hongKongDay(clock.now())}`;
      const silver = await giveSilver(tx, { userId, amount: SHARE_SILVER, key, kind: 'share', ref: shareid });
      await addScore(tx, { board: 'task', userId, points: 1, ref: key, at: new Date(clock.now()) });
      return { granted: silver > 0, silver };
    },
  };
}

export type Sharing = ReturnType<typeof createSharing>;
