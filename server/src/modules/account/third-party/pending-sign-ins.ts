import { AppError } from '../../../lib/app-error.ts';
import { callerOf, type PendingSignIns } from '../session/index.ts';
import { comparedEmail } from '../users/email.ts';
import { browserOf, forgetBrowser } from './cookie.ts';
import type { Enter } from './enter.ts';
import type { Flows } from './flows.ts';
import { partyOf } from './names.ts';

/** Sign-ins that wait for an address, for whoever else proves one (`open/bindingemail`, spec §7). */
export function createPendingSignIns({ flows, enter }: { flows: Flows; enter: Enter }): PendingSignIns {
  return {
    async finish(tx, request, { registertype, openid, email }) {
      const pending = await flows.take(tx, 'pending', openid, browserOf(request));
      const isOurs = pending !== undefined && pending.party === partyOf(registertype);
      const isOther = pending?.demand === 'verify' && comparedEmail(email) !== comparedEmail(pending.somebody.email ?? '');
      if (!isOurs || isOther) throw new AppError('thirdPartyLoginRefused');
      const { party, somebody } = pending;
      const entry = { party, subject: somebody.subject, caller: callerOf(request), invitecode: undefined };
      const { userId, uid } = await enter.make(tx, email, entry);
      return { userId, uid };
    },
    clear: forgetBrowser,
  };
}
