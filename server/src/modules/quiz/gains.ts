import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../core/module.ts';
import { EXPORT_ENTRIES, type PersonalData } from '../../core/personal-data.ts';
import type { Db } from '../../db/db.ts';
import { readPeople } from '../identity/index.ts';
import { createPayout } from './rewards/payout.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notify } from '../notices/index.ts';
import type { PlayedRun } from '@mortar/protocol/quiz';
import type { RolesOf } from './bank-roles.ts';
import { registerRewardRoutes } from './rewards/routes.ts';
import { rewardsOf } from './rewards/repository.ts';
import { createRewards } from './rewards/service.ts';
import { createSilver } from './rewards/silver.ts';
import { roundDay } from './rounds/day.ts';
import { servePictures, type NameOf } from './sharing/pictures.ts';
import { sharesOf } from './sharing/repository.ts';
import { registerSharingRoutes } from './sharing/routes.ts';
import { createSharing } from './sharing/service.ts';
import { playDaysOf } from './streaks/repository.ts';
import { createStreaks } from './streaks/service.ts';

const MINUTE_SECONDS = 60;
const HALF_HOUR_SECONDS = 1800;

type GainsDeps = Pick<ModuleCore, 'clock'> & { db: Db; ledger: Ledger; notify: Notify; rolesOf: RolesOf };

/** What runs bring their players: bricks, silver, streaks, and something to show. */
export function createGains({ db, clock, ledger, notify, rolesOf }: GainsDeps) {
  const giveSilver = createSilver({ clock, ledger });
  const streaks = createStreaks({ db, clock, notify });
  const rewards = createRewards({ db, clock, giveSilver, streaks, rolesOf });
  return { giveSilver, streaks, rewards, payout: createPayout({ db, clock, ledger, notify }) };
}

type Gains = ReturnType<typeof createGains>;

/** Binds what people see of it, and the jobs that pay, free and remind. */
export async function registerGains(
  app: FastifyInstance,
  { giveSilver, streaks, rewards, payout }: Gains,
  { config, database: { db }, clock, jobs, resultOf }: ModuleCore & { resultOf(runId: string): Promise<PlayedRun> },
): Promise<void> {
  const { publicUrl } = config;
  const nameOf: NameOf = async (userId) => (userId === null ? '' : ((await readPeople(db, [userId])).get(userId)?.username ?? ''));
  registerRewardRoutes(app, rewards);
  registerSharingRoutes(app, createSharing({ db, clock, publicUrl, resultOf, streaks, giveSilver, nameOf }));
  servePictures(app, { db, publicUrl, nameOf });
  await jobs?.every('quiz.payout', MINUTE_SECONDS, async () => {
    try {
      await payout.open(roundDay(clock.now()).id);
      await payout.payDue();
    } finally {
      await payout.thaw();
    }
  });
  await jobs?.every('quiz.remind', HALF_HOUR_SECONDS, streaks.remindAll);
}

/** Gains of a person: given out with their data; days and shares go with them, what was booked stays without a name. */
export const gainsData = (db: Db): PersonalData => ({
  name: 'quizgains',
  read: async ({ userId }) => ({
    rewards: (await rewardsOf(db).page(userId, { until: undefined, skip: 0 }, EXPORT_ENTRIES)).map(
      ({ userId: _userId, runId: _runId, ...claim }) => claim,
    ),
    days: await playDaysOf(db).all(userId),
    shares: (await sharesOf(db).ofPerson(userId, EXPORT_ENTRIES)).map(({ userId: _userId, namedId, ...share }) => ({
      ...share,
      isNamed: namedId !== null,
    })),
  }),
  erase: async (tx, { userId }) => {
    await rewardsOf(tx).forget(userId);
    await playDaysOf(tx).forget(userId);
    await sharesOf(tx).forget(userId);
  },
});
