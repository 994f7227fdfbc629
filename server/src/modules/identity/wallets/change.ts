import type { Locale } from '@mortar/protocol';
import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import type { IdentityContext } from '../context.ts';
import type { AccountPorts } from '../ports.ts';
import { addAudit } from '../../moderation/index.ts';
import { FRESH_MS } from './limits.ts';
import type { Prove, Signed } from './prove.ts';
import { walletsOf, type ProvenWallet } from './repository.ts';
import { shortAddress } from './short-address.ts';

export interface WalletChangeDeps extends Pick<IdentityContext, 'db' | 'clock' | 'sessions'> {
  sendMail: AccountPorts['sendMail'];
  prove: Prove;
}

/** A change of somebody's wallets. */
export interface WalletChange {
  signed: Signed;
  person: Person;
  network: string;
  browser: string | undefined;
}

type Kind = 'bind' | 'unbind';

/** Binding and unbinding wallets (spec §4, security C8). A person may have several; the one that was bound last is shown. */
export function createWalletChanges({ db, clock, sessions, sendMail, prove }: WalletChangeDeps) {
  /** A wallet that is added is a door for whoever holds the session, so the session must be of somebody who has just signed in. */
  async function ensureFresh({ sessionId }: Person): Promise<void> {
    const session = await sessions.find(sessionId);
    if (!session || session.createdAt.getTime() + FRESH_MS < clock.now()) throw new AppError('signInAgain');
  }

  /** Tells the owner, and keeps what was done. */
  async function record(tx: Db, kind: Kind, { person, network }: WalletChange, { family, address }: WalletAddress): Promise<void> {
    const { locale, email } = await walletsOf(tx).hold(person.userId);
    const at = new Date(clock.now());
    const who = `user:${person.uid}`;
    const detail = { network, wallet: family, address: shortAddress(address) };
    await addAudit(tx, { at, actor: who, action: `wallet.${kind}`, target: who, outcome: 'done', detail });
    const template = kind === 'bind' ? 'walletBound' : 'walletUnbound';
    const values = { address: shortAddress(address), at: at.toISOString() };
    if (email) await sendMail(tx, { to: email, locale: locale as Locale, template, values });
  }

  async function refused(kind: Kind, { person, network }: WalletChange): Promise<void> {
    const who = `user:${person.uid}`;
    await addAudit(db, {
      at: new Date(clock.now()),
      actor: who,
      action: `wallet.${kind}`,
      target: who,
      outcome: 'refused',
      detail: { network },
    });
  }

  /** The wallet that a change is about; a refused one is kept too. */
  function proven(kind: Kind, change: WalletChange): Promise<ProvenWallet> {
    const { signed, browser, person } = change;
    return prove(signed, { purpose: kind, browser, sessionId: person.sessionId }).catch(async (error: unknown) => {
      await refused(kind, change);
      throw error;
    });
  }

  const shown = (userId: number) => walletsOf(db).latest(userId);
  const changed = async (userId: number) => ({ walletaddress: (await shown(userId))?.address ?? '' });

  return {
    /** The wallet that is shown of a person: the one that was bound last. */
    shown,

    isBound: ({ userId }: Person, wallet: WalletAddress): Promise<boolean> => walletsOf(db).isBound(userId, wallet),

    /** @throws AppError `signInAgain`, `walletRefused`, `chainUnreachable`; `alreadyBound` to this person, `identityTaken` by another */
    async bind(change: WalletChange): Promise<{ walletaddress: string }> {
      const { userId } = change.person;
      await ensureFresh(change.person);
      const wallet = await proven('bind', change);
      await db.transaction(async (tx) => {
        if (!(await walletsOf(tx).add(userId, wallet, new Date(clock.now())))) {
          const owner = await walletsOf(tx).owner(wallet);
          throw new AppError(owner?.userId === userId ? 'alreadyBound' : 'identityTaken');
        }
        await record(tx, 'bind', change, wallet);
      });
      return changed(userId);
    },

    /**
     * The wallet itself has signed just now, which is as fresh as a sign-in. One that is not bound to this person changes nothing.
     * @throws AppError `walletRefused`, `chainUnreachable`, `lastSignInMethod`
     */
    async unbind(change: WalletChange): Promise<{ walletaddress: string }> {
      const { userId } = change.person;
      const wallet = await proven('unbind', change);
      await db.transaction(async (tx) => {
        const wallets = walletsOf(tx);
        await wallets.hold(userId);
        if (!(await wallets.remove(userId, wallet))) return;
        if ((await wallets.count(userId)) === 0) throw new AppError('lastSignInMethod');
        await record(tx, 'unbind', change, wallet);
      });
      return changed(userId);
    },
  };
}
