import type { Db } from '../../db/db.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import { questionReportsOf } from './reports/repository.ts';
import { submissionsOf } from './submissions/repository.ts';
import { calibrationOf } from './calibration/repository.ts';
import { challengesOf } from './challenges/repository.ts';
import { voidsOf } from './voids/repository.ts';
import { runsOf } from './runs/repository.ts';

/** Quiz of a person: given out with their data, and taken away with them; how often a question was answered right stays as a count. */
export function quizData(db: Db): PersonalData {
  return {
    name: 'quiz',
    async read({ userId }) {
      const runs = await runsOf(db).ended(userId, undefined, 0, EXPORT_ENTRIES);
      const reports = await questionReportsOf(db).ofPerson(userId, EXPORT_ENTRIES);
      const offered = await submissionsOf(db).page(userId, { until: undefined, skip: 0 }, EXPORT_ENTRIES);
      return {
        questions: offered.map(({ question: { id, state, topic, tier, source }, body, correct, at }) => ({
          id,
          state,
          topic,
          tier,
          source,
          body,
          correct,
          at,
        })),
        runs: runs.map(({ roundId, state, points, right, isCalm, isRanked, timezone, startedAt, endedAt }) => ({
          round: roundId,
          state,
          points,
          right,
          isCalm,
          isRanked,
          timezone,
          startedAt,
          endedAt,
        })),
        reports: reports.map(({ userId: _userId, ...report }) => report),
      };
    },
    async erase(tx, { userId }) {
      await challengesOf(tx).forget(userId);
      await runsOf(tx).forget(userId);
      await questionReportsOf(tx).forget(userId);
      await submissionsOf(tx).forget(userId);
      await voidsOf(tx).forget(userId);
      await calibrationOf(tx).forget(userId);
    },
  };
}
