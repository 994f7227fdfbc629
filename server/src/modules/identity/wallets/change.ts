import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Person } from '../../../lib/person.ts';
import type { IdentityContext } from '../context.ts';
import { tellOwner } from '../notices/notice.ts';
import type { AccountPorts } from '../ports.ts';
import { addAudit } from '../../moderation/index.ts';
import { identitiesOf, type AccountOwner } from '../users/identities.ts';
import { FRESH_MS } from './limits.ts';
import type { Prove, Signed } from './prove.ts';
import { identityOf, provenWallets, type ProvenWallet } from './proven.ts';
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
  browser: string;
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
  async function record(tx: Db, kind: Kind, owner: AccountOwner, { network }: WalletChange, wallet: WalletAddress): Promise<void> {
    const address = shortAddress(wallet.address);
    const at = new Date(clock.now());
    const who = `user:${owner.uid}`;
    const detail = { network, wallet: wallet.family, address };
    await addAudit(tx, { at, actor: who, action: `wallet.${kind}`, target: who, outcome: 'done', detail });
    await tellOwner(tx, sendMail, { owner, change: kind === 'bind' ? 'walletBound' : 'walletUnbound', about: { address }, at });
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

  const shown = async (userId: number): Promise<WalletAddress | undefined> => (await provenWallets(db, userId))[0];
  const changed = async (userId: number) => ({ walletaddress: (await shown(userId))?.address ?? '' });

  return {
    /** The wallet that is shown of a person: the one that was bound last. */
    shown,

    /** Whether an address is one of a person's, on whatever network. */
    isBound: async ({ userId }: Person, { family, address }: WalletAddress): Promise<boolean> =>
      (await provenWallets(db, userId)).some((own) => own.family === family && own.address === address),

    /** @throws AppError `signInAgain`, `walletRefused`, `chainUnreachable`; `alreadyBound` to this person, `identityTaken` by another */
    async bind(change: WalletChange): Promise<{ walletaddress: string }> {
      const { userId } = change.person;
      await ensureFresh(change.person);
      const wallet = await proven('bind', change);
      await db.transaction(async (tx) => {
        const identities = identitiesOf(tx);
        // Before the row that points at them, which would lock them less: two calls at once would wait for each other.
        const person = await identities.hold(userId);
        if (!(await identities.add(userId, identityOf(wallet), new Date(clock.now())))) {
          const owner = await identities.ownerOf(identityOf(wallet));
          throw new AppError(owner?.userId === userId ? 'alreadyBound' : 'identityTaken');
        }
        await record(tx, 'bind', person, change, wallet);
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
        const identities = identitiesOf(tx);
        const owner = await identities.hold(userId);
        if (!(await identities.remove(userId, identityOf(wallet)))) return;
        await identities.ensureWayIn(userId);
        await record(tx, 'unbind', owner, change, wallet);
      });
      return changed(userId);
    },
  };
}
