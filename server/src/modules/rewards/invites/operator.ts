import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import type { Ledger } from '../../ledger/index.ts';
import { auditOffice, type Operator } from '../../moderation/index.ts';
import { rewardInvite } from './judge.ts';
import { invitesOf } from './repository.ts';

const SHOWN = 200;

export interface InviteOfficeDeps {
  db: Db;
  clock: Clock;
  ledger: Pick<Ledger, 'issue'>;
}

/** Invites that only an operator can judge; every call is audited. */
export function createInviteOffice({ db, clock, ledger }: InviteOfficeDeps) {
  const keep = auditOffice(clock);

  /** @throws Refusal unless the newcomer's invite waits for it */
  const judge = (uid: string, state: 'counted' | 'refused', operator: Operator): Promise<void> =>
    db.transaction(async (tx) => {
      const known = await invitesOf(tx).byUid(uid);
      const invite = known && (await invitesOf(tx).hold(known.userId));
      if (invite?.state !== 'review' && invite?.state !== 'appeal') throw new Refusal(`No invite of '${uid}' waits for an operator`);
      if (invite.state === 'appeal' && invite.reason === operator.actor) throw new Refusal('Somebody else decides this appeal');
      const judgedAt = new Date(clock.now());
      await invitesOf(tx).judge(invite.userId, { state, reason: operator.actor, judgedAt });
      if (state === 'counted') await rewardInvite(tx, ledger, invite, judgedAt);
      await keep(tx, operator, `invite.${state}`, `user:${uid}`);
    });

  return {
    /** The newcomer counts after all, and who invited them is paid. */
    count: (uid: string, operator: Operator) => judge(uid, 'counted', operator),
    refuse: (uid: string, operator: Operator) => judge(uid, 'refused', operator),

    async list(operator: Operator) {
      await keep(db, operator, 'invite.list', '*');
      return invitesOf(db).inReview(SHOWN);
    },
  };
}

export type InviteOffice = ReturnType<typeof createInviteOffice>;
