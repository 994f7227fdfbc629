import type { Input, Output } from '@mortar/protocol';
import { THIRD_PARTIES, type bindThirdParty, type listThirdParties, type unbindThirdParty } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import { tellOwner } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import { identitiesOf } from '../users/identities.ts';
import { IdentityTaken } from '../users/create-person.ts';
import type { Enter } from './enter.ts';
import type { Flows } from './flows.ts';
import { nameOf, PARTIES, partyOf } from './names.ts';

export interface BindingsDeps {
  db: Db;
  clock: Clock;
  flows: Flows;
  enter: Enter;
  sendMail: SendMail;
}

/** Third parties of a signed-in person: listed, added, taken away. */
export function createBindings({ db, clock, flows, enter, sendMail }: BindingsDeps) {
  return {
    async list({ userId }: Person): Promise<Output<typeof listThirdParties>> {
      const methods = await identitiesOf(db).methods(userId);
      return methods.flatMap(({ kind, verifiedAt }) => {
        const party = PARTIES.find((name) => name === kind);
        return party ? [{ registertype: THIRD_PARTIES[party], at: verifiedAt.toISOString() }] : [];
      });
    },

    /** @throws AppError 1511452 when it is theirs already, `identityTaken` when it is another's, whose name nobody hears */
    async bind(
      person: Person,
      { registertype, code }: Input<typeof bindThirdParty>,
      { browser, network }: { browser: string; network: string },
    ) {
      const party = partyOf(registertype);
      await db
        .transaction(async (tx) => {
          const answered = await flows.take(tx, 'answered', code, browser);
          if (answered?.bindTo !== person.userId || answered.party !== party) throw new AppError('thirdPartyLoginRefused');
          const { subject } = answered.somebody;
          const owner = await identitiesOf(tx).ownerOf({ kind: party, subject });
          if (owner) throw new AppError(owner.userId === person.userId ? 'alreadyBound' : 'identityTaken');
          await enter.bind(tx, person, { party, subject, network });
        })
        .catch((error: unknown) => {
          throw error instanceof IdentityTaken ? new AppError('identityTaken', { cause: error }) : error;
        });
    },

    /** @throws AppError `lastSignInMethod` */
    async unbind({ userId, uid }: Person, { registertype }: Input<typeof unbindThirdParty>, network: string): Promise<void> {
      const party = partyOf(registertype);
      await db.transaction(async (tx) => {
        const identities = identitiesOf(tx);
        // Two calls at once would each leave the other's way in place.
        const owner = await identities.hold(userId);
        if (!(await identities.remove(userId, { kind: party }))) return;
        await identities.ensureWayIn(userId);
        const at = new Date(clock.now());
        await tellOwner(tx, sendMail, { owner, change: 'thirdPartyUnbound', about: { party: nameOf(party) }, at });
        await enter.audit(tx, uid, `unbind.${party}`, { network });
      });
    },
  };
}
