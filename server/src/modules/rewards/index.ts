import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { CardService } from '../cards/index.ts';
import type { SignUpRewards } from '../identity/index.ts';
import type { Ledger } from '../ledger/index.ts';
import { registerCampaignRoutes } from './campaigns/routes.ts';
import { createCampaigns } from './campaigns/service.ts';
import { createJudge } from './invites/judge.ts';
import { invitesOf } from './invites/repository.ts';
import { registerInviteRoutes } from './invites/routes.ts';
import { createRegistrationGrant } from './registration.ts';

export { createCampaignOffice, type CampaignOffice } from './campaigns/operator.ts';
export { createJudge } from './invites/judge.ts';
export { areOfOneLine } from './invites/repository.ts';
export { createInviteOffice, type InviteOffice } from './invites/operator.ts';

const JUDGE_SECONDS = 600;

export interface RewardsDeps {
  ledger: Ledger;
  cards: Pick<CardService, 'held'>;
  /** Causes of bricks by which a newcomer shows that they are active. */
  earnedBy: readonly string[];
}

/** What people get for coming and for bringing others: the grant of a registration, invites, activities. */
export function rewardsModule(
  { config, database: { db }, clock, keyring, jobs }: ModuleCore,
  { ledger, cards, earnedBy }: RewardsDeps,
): ServerModule & { onSignUp: SignUpRewards } {
  const { publicUrl } = config;
  const campaigns = createCampaigns({ db, clock, publicUrl });
  return {
    name: 'rewards',
    onSignUp: {
      grantRegistration: createRegistrationGrant(ledger, config.registrationBricks),
      addInvite: (tx, invite) => invitesOf(tx).add(invite),
      admit: campaigns.admit,
      join: campaigns.join,
    },
    personalData: [{ name: 'invites', erase: (tx, { userId }) => invitesOf(tx).erase(userId) }],
    async register(app) {
      registerCampaignRoutes(app, campaigns, (userId) => cards.held(db, userId));
      registerInviteRoutes(app, { db, clock, publicUrl, daysOf: (userIds) => ledger.daysOf(db, userIds, earnedBy) });
      await jobs?.every('rewards.judge', JUDGE_SECONDS, createJudge({ db, clock, keyring, ledger, earnedBy }));
    },
  };
}
