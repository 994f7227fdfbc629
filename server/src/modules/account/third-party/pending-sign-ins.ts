import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { callerOf } from '../session/index.ts';
import { comparedEmail } from '../users/email.ts';
import { browserOf, forgetBrowser } from './cookie.ts';
import type { Enter } from './enter.ts';
import type { Flows } from './flows.ts';
import type { Named } from './identities.ts';
import { partyOf } from './names.ts';

/** Sign-ins that wait for an address, for whoever else proves one (`open/bindingemail`, spec §7). */
export interface PendingSignIns {
  /**
   * Ends the sign-in that this browser's ticket names: makes the person, with the address that was just proven and is
   * nobody's (research D5).
   * @throws AppError `thirdPartyLoginRefused` when there is no ticket, or when it is of another `openid`, `registertype` or address
   */
  finish(tx: Db, request: FastifyRequest, claim: { registertype: number; openid: string; email: string }): Promise<Named>;
  /** Takes the cookie away that the ticket is bound to. */
  clear(reply: FastifyReply): void;
}

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
