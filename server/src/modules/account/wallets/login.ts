import type { Input } from '@mortar/protocol';
import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import {
  checkKey,
  createSignIn,
  entriesOf,
  type AccountPorts,
  type Caller,
  type OpenSession,
  type Sessions,
  type ShownPerson,
  type SignIn,
} from '../session/index.ts';
import { addAudit } from '../standing/index.ts';
import { usersOf } from '../users/repository.ts';
import type { Prove } from './prove.ts';
import { addWalletPerson } from './register.ts';
import { walletsOf } from './repository.ts';

export interface WalletLoginDeps extends Pick<Sessions, 'db' | 'clock' | 'keyring' | 'standing' | 'service'> {
  ports: Pick<AccountPorts, 'ledger' | 'sendMail'>;
  prove: Prove;
  /** Counts one more account of a network, in the transaction that makes it. */
  countNew(tx: Db, network: string): Promise<void>;
}

export interface WalletLogin {
  body: Input<'account.walletLogin'>;
  caller: Caller;
  browser: string | undefined;
}

/** A session that a wallet began, with the reward of a new person. */
export interface Entered {
  session: OpenSession;
  /** Whom it shows, where they were known. */
  person?: ShownPerson;
  reward?: { brickstype: number; bricksamount: number };
}

/** The wallet became somebody's since it was looked up. */
class WalletTaken extends Error {}

/** Signing in by a wallet; the first sign-in of an address makes its account (spec §4). */
export function createWalletLogin({ db, clock, keyring, standing, service, ports, prove, countNew }: WalletLoginDeps) {
  const signIn = createSignIn({ db, sessions: service, sendMail: ports.sendMail });

  /** Undefined where the wallet is this person's no more. */
  async function enter(who: SignIn, wallet: WalletAddress): Promise<Entered | undefined> {
    const bar = standing.barOfAccount(who.uid);
    if (bar) throw new AppError(bar);
    return signIn(who, (on, entry) => entriesOf(on).byWallet(entry, wallet));
  }

  /** First session, device and the record of both. */
  async function begin(tx: Db, { userId, uid, caller, key, detail, at }: SignIn): Promise<OpenSession> {
    const { deviceId, deviceName, os } = caller.device;
    const person = `user:${uid}`;
    const kept = { network: caller.network, os, newDevice: 0, ...detail };
    const [session] = await Promise.all([
      service.begin(tx, { userId, uid, device: caller.device, key }),
      usersOf(tx).seeDevice({ userId, deviceId, name: deviceName, os, at }),
      addAudit(tx, { at, actor: person, action: 'login', target: person, outcome: 'done', detail: kept }),
    ]);
    return session;
  }

  const register = (wallet: WalletAddress, { body, caller }: WalletLogin, how: Omit<SignIn, 'userId' | 'uid'>): Promise<Entered> =>
    db.transaction(async (tx) => {
      const person = await addWalletPerson(tx, { wallet, caller, invitecode: body.invitecode, at: how.at });
      if (!person) throw new WalletTaken();
      const reward = await ports.ledger.grantRegistration(tx, person.userId);
      await countNew(tx, caller.network);
      return { session: await begin(tx, { ...person, ...how }), reward };
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

  return async function walletLogin(login: WalletLogin): Promise<Entered> {
    const { body, caller, browser } = login;
    checkKey(body.key, caller.locale);
    const wallet = await prove(body, { purpose: 'login', browser, sessionId: null }).catch(async (error: unknown) => {
      await refused(body, caller);
      throw error;
    });
    const how = { caller, key: body.key, detail: { wallet: wallet.family }, at: new Date(clock.now()) };
    async function entered(): Promise<Entered | undefined> {
      const owner = await walletsOf(db).owner(wallet);
      return owner && enter({ ...owner, ...how }, wallet);
    }
    return (
      (await entered()) ??
      register(wallet, login, how).catch(async (error: unknown) => {
        const quicker = error instanceof WalletTaken ? await entered() : undefined;
        if (!quicker) throw error;
        return quicker;
      })
    );
  };
}
