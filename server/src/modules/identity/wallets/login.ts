import type { Input } from '@mortar/protocol';
import type { loginByWallet } from '@mortar/protocol/identity';
import type { Db } from '../../../db/db.ts';
import type { IdentityContext, WaysIn } from '../context.ts';
import type { Caller } from '../caller.ts';
import { checkKey, type SignedIn } from '../session/index.ts';
import { addAudit } from '../../moderation/index.ts';
import { IdentityTaken, type CreatedPerson } from '../users/create-person.ts';
import { identitiesOf } from '../users/identities.ts';
import type { Prove } from './prove.ts';
import { identityOf, type ProvenWallet } from './proven.ts';
import { shortAddress } from './short-address.ts';

export interface WalletLoginDeps extends Pick<IdentityContext, 'db' | 'clock' | 'keyring' | 'letIn'>, WaysIn {
  prove: Prove;
  /** Counts one more account of a network, in the transaction that makes it. */
  countNew(tx: Db, network: string): Promise<void>;
}

export interface WalletLogin {
  body: Input<typeof loginByWallet>;
  caller: Caller;
  browser: string;
}

/** A session that a wallet began, with the reward of a new person. */
export interface WalletSession extends SignedIn {
  reward?: CreatedPerson['reward'];
}

/** Signing in by a wallet; the first sign-in of a wallet makes its account (spec §4). */
export function createWalletLogin({ db, clock, keyring, letIn, createPerson, beginSession, prove, countNew }: WalletLoginDeps) {
  /** Undefined where the wallet is nobody's, or was taken off its person just now. */
  async function signIn(wallet: ProvenWallet, { body, caller }: WalletLogin): Promise<WalletSession | undefined> {
    const credential = identityOf(wallet);
    const owner = await identitiesOf(db).ownerOf(credential);
    if (owner) letIn(owner.uid);
    const how = { credential, caller, key: body.key, action: 'login', detail: { wallet: wallet.family } };
    return owner && beginSession({ ...owner, ...how });
  }

  const signUp = (wallet: ProvenWallet, { body, caller }: WalletLogin): Promise<WalletSession> =>
    db.transaction(async (tx) => {
      const credential = identityOf(wallet);
      const { reward, ...person } = await createPerson(tx, {
        identities: [credential],
        username: shortAddress(wallet.address),
        caller,
        invitecode: body.invitecode,
        action: 'register',
        detail: { wallet: wallet.family },
      });
      await countNew(tx, caller.network);
      const begun = await beginSession({ ...person, credential, caller, key: body.key, action: null }, tx);
      return { ...begun!, reward };
    });

  const refused = ({ content }: WalletLogin['body'], { network }: Caller) =>
    addAudit(db, {
      at: new Date(clock.now()),
      actor: 'visitor',
      action: 'login',
      target: `subject:${keyring.mac('subject', content)}`,
      outcome: 'refused',
      detail: { network },
    });

  return async function walletLogin(login: WalletLogin): Promise<WalletSession> {
    const { body, caller, browser } = login;
    checkKey(body.key);
    const wallet = await prove(body, { purpose: 'login', browser, sessionId: null }).catch(async (error: unknown) => {
      await refused(body, caller);
      throw error;
    });
    const signUpOrIn = () =>
      signUp(wallet, login).catch(async (error: unknown) => {
        const quicker = error instanceof IdentityTaken ? await signIn(wallet, login) : undefined;
        if (!quicker) throw error;
        return quicker;
      });
    return (await signIn(wallet, login)) ?? signUpOrIn();
  };
}
