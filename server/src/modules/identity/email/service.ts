import type { LocalizedText } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Person } from '../../../lib/person.ts';
import type { Confirm, Evidence } from '../confirmation/index.ts';
import { keepAndTell } from '../notices/notice.ts';
import type { SendMail } from '../ports.ts';
import type { OpenSession, SessionService, SessionTokens } from '../session/index.ts';
import { identitiesOf } from '../users/identities.ts';
import type { NewAddress, Prove } from './prove.ts';

export interface EmailDeps {
  db: Db;
  clock: Clock;
  prove: Prove;
  confirm: Confirm;
  sessions: Pick<SessionService, 'endAll'>;
  tokens: Pick<SessionTokens, 'replace'>;
  sendMail: SendMail;
}

const HAS_ONE: LocalizedText = {
  en: 'Your account has an e-mail address already. Change it in the settings.',
  'zh-HK': '你的帳戶已有電郵地址，請到設定更改。',
};

const hasOne = () => new AppError('validation', { fields: { email: HAS_ONE } });

/** The e-mail address of an account: bound, changed, taken away (spec §3, security C8 and F2). */
export function createEmailService({ db, clock, prove, confirm, sessions, tokens, sendMail }: EmailDeps) {
  return {
    /** Binds the first address of a signed-in person, whose session is another one after that. */
    async bind(person: Person, address: NewAddress): Promise<OpenSession> {
      const { email, caller } = address;
      const own = await identitiesOf(db).emailOf(person.userId);
      if (own !== undefined) throw own === email ? new AppError('alreadyBound') : hasOne();
      return prove.proven(address, person.userId, async (tx) => {
        const owner = await identitiesOf(tx).hold(person.userId);
        // Looked at again: another tab may have bound one while this call waited.
        if ((await identitiesOf(tx).emailOf(person.userId)) !== undefined) throw hasOne();
        const at = new Date(clock.now());
        await prove.add(tx, person.userId, email, at);
        await keepAndTell(tx, sendMail, { owner, caller, at, action: 'email.bind', change: 'emailBound' });
        return tokens.replace(tx, person.sessionId, 'email');
      });
    },

    /** Puts a proven address in the place of the account's own; both are told. @throws AppError `emailMissing` where there is none yet */
    async change(address: NewAddress, evidence: Evidence): Promise<void> {
      const { person } = evidence;
      const { email, caller } = address;
      const own = await identitiesOf(db).emailOf(person.userId);
      if (own === undefined) throw new AppError('emailMissing');
      const confirmed = await confirm(evidence);
      await prove.proven(address, person.userId, async (tx) => {
        const owner = await identitiesOf(tx).hold(person.userId);
        await confirmed(tx);
        const at = new Date(clock.now());
        await identitiesOf(tx).remove(person.userId, { kind: 'email' });
        await prove.add(tx, person.userId, email, at);
        await sessions.endAll(tx, person.userId, 'email', person.sessionId);
        await keepAndTell(tx, sendMail, { owner, caller, at, to: [own, email], action: 'email.change', change: 'emailChanged' });
      });
    },

    /** Takes address and password away; where there are none, that is done already. @throws AppError `lastSignInMethod` when nothing else opens the account */
    async unbind(evidence: Evidence): Promise<void> {
      const { person, caller } = evidence;
      const own = await identitiesOf(db).emailOf(person.userId);
      if (own === undefined) return;
      const confirmed = await confirm(evidence);
      await db.transaction(async (tx) => {
        const owner = await identitiesOf(tx).hold(person.userId);
        const methods = await identitiesOf(tx).methods(person.userId);
        if (methods.every(({ kind }) => kind === 'email')) throw new AppError('lastSignInMethod');
        await confirmed(tx);
        const at = new Date(clock.now());
        await identitiesOf(tx).remove(person.userId, { kind: 'email' });
        await identitiesOf(tx).removePassword(person.userId);
        await keepAndTell(tx, sendMail, { owner, caller, at, to: [own], action: 'email.unbind', change: 'emailUnbound' });
      });
    },
  };
}
