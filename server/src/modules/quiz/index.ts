import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { inTurn } from '../../core/page-texts.ts';
import type { Db } from '../../db/db.ts';
import { loadRegistryKey } from '../../lib/registry-key.ts';
import { networkHash } from '../identity/index.ts';
import { createCalibration } from './calibration/service.ts';
import { loadBank } from './bank/load-bank.ts';
import { readPictures, servePictures } from './bank/pictures.ts';
import { registerHistoryRoutes } from './history/routes.ts';
import { createHistory } from './history/service.ts';
import { challengePageTexts } from './challenges/page-texts.ts';
import { registerChallengeRoutes } from './challenges/routes.ts';
import { createChallenges } from './challenges/service.ts';
import { registerDesk } from './desk.ts';
import { quizData } from './personal-data.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Notify } from '../notices/index.ts';
import { createEventProof, eventPageTexts, eventsData, registerEvents } from './events/index.ts';
import type { Captcha } from '../moderation/index.ts';
import type { Realtime } from '../realtime/index.ts';
import type { Assets } from '../uploads/index.ts';
import { createGains, gainsData, registerGains } from './gains.ts';
import type { Cards, Rewards } from './ports.ts';
import type { AreOfOneLine, RolesOf } from './bank-roles.ts';
import { registerPracticeRoutes } from './practice/routes.ts';
import { createPractice } from './practice/service.ts';
import { registerProofRoutes } from './proof/routes.ts';
import { createProof } from './proof/service.ts';
import { registerReportRoutes } from './reports/routes.ts';
import { createQuestionReports } from './reports/service.ts';
import { createRounds } from './rounds/service.ts';
import { createActs } from './runs/acts.ts';
import { createBegin } from './runs/begin.ts';
import { runPageTexts } from './runs/page-texts.ts';
import { runsOf } from './runs/repository.ts';
import { registerRunRoutes } from './runs/routes.ts';
import { createRuns } from './runs/service.ts';
import { createTimeAt, createTimeOf } from './runs/time.ts';
import { createTokens } from './runs/tokens.ts';
import { createTurns } from './runs/turn.ts';
import { createView } from './runs/view.ts';
import { sharePageTexts } from './sharing/page-texts.ts';
import { registerStatusRoutes } from './status/routes.ts';
import { createStatus } from './status/service.ts';

import { createVoids } from './voids/service.ts';

export { ANSWER_CAUSE } from './claims/limits.ts';
export { readBank } from './bank/read-bank.ts';
export { createKeepPicture } from './bank/keep-picture.ts';
export { createImports } from './imports/service.ts';
export { createEventOffice } from './events/office.ts';

/** Whether a person ever began a run. */
export const hasPlayed = (db: Db, userId: number): Promise<boolean> => runsOf(db).hasPlayed(userId);

/** What the quiz builds on. */
export interface QuizPorts {
  cards: Cards;
  ledger: Ledger;
  notify: Notify;
  rolesOf: RolesOf;
  areOfOneLine: AreOfOneLine;
  realtime: Pick<Realtime, 'handle' | 'topics'>;
  assets: Pick<Assets, 'use'>;
  captcha: Pick<Captcha, 'demand'>;
  /** In the place of what runs bring. */
  rewards?: Rewards;
}

const SWEEP_SECONDS = 5;
const HOUR_SECONDS = 3600;
const MINUTE_SECONDS = 60;

/** The quiz: its bank, its rounds, and runs of them that anybody can check. */
export function quizModule(
  core: ModuleCore,
  { assets, captcha, cards, ledger, notify, realtime, rolesOf, areOfOneLine, rewards: standIn }: QuizPorts,
): ServerModule {
  const { config, database, clock, keyring, jobs } = core;
  const { db } = database;
  const own = createGains({ db, clock, ledger, notify, rolesOf });
  const rewards = standIn ?? own.rewards;
  return {
    name: 'quiz',
    personalData: [quizData(db), gainsData(db), eventsData(db)],
    pageTexts: inTurn([sharePageTexts(db), challengePageTexts(db), runPageTexts(db), eventPageTexts(db)]),
    async register(app) {
      const key = loadRegistryKey(config);
      const { publicKey } = key;
      const timeOf = createTimeOf(clock);
      const tokens = createTokens(keyring);
      const rounds = createRounds({ db, clock, keyring, tell: (tx, roundId) => runsOf(tx).tell(roundId) });
      const turns = createTurns({ rounds, rewards, timeAt: createTimeAt(clock) });
      const view = createView({ cards, rewards, tokens });
      const runs = createRuns({ db, rounds, turns, tokens, view, timeOf, begin: createBegin({ key, captcha }) });
      cards.beforeRevival(runs.extendRevival);
      const acts = createActs({ db, turns, tokens, view, cards });
      const hashOf = (network: string) => networkHash(keyring, network);

      registerRunRoutes(app, { runs, acts, hashOf });
      registerStatusRoutes(app, createStatus({ db, clock, rounds, runs, rewards, publicKey }));
      const history = createHistory({ db, clock, rounds });
      registerHistoryRoutes(app, history);
      const resultOf = (runId: string) => history.result(runId, 'en');
      await registerGains(app, own, { ...core, resultOf });
      const challenges = createChallenges({ db, clock, publicUrl: config.publicUrl, rounds, runs, resultOf });
      registerChallengeRoutes(app, challenges, hashOf);
      registerProofRoutes(
        app,
        createProof({ db, rounds, publicKey, challenged: challenges.served, eventProof: createEventProof({ db, publicKey }) }),
      );
      registerPracticeRoutes(app, createPractice({ db, clock }));
      registerReportRoutes(app, createQuestionReports({ db, clock }));
      const voids = createVoids({ db, clock, turns, cards, ledger, notify });
      registerDesk(app, { db, clock, ledger, notify, rolesOf, areOfOneLine, voids, assets });

      await registerEvents(app, core, { cards, ledger, notify, key, payout: own.payout, streaks: own.streaks, realtime, rolesOf });
      servePictures(app, await readPictures(config.quizBankDir));
      await db.transaction((tx) => loadBank(tx, config.quizBankDir, new Date(clock.now())));
      await rounds.makeAhead();
      await jobs?.every('quiz.sweep', SWEEP_SECONDS, runs.sweep);
      await jobs?.every('quiz.publish', MINUTE_SECONDS, rounds.publishClosed);
      await jobs?.every('quiz.calibrate', HOUR_SECONDS, createCalibration({ db, clock }).weighDue);
      await jobs?.every('quiz.mend', MINUTE_SECONDS, voids.mendAll);
      await jobs?.every('quiz.rounds', HOUR_SECONDS, rounds.makeAhead);
      await jobs?.every('quiz.prune', HOUR_SECONDS, runs.prune);
    },
  };
}
