import type { Input, Locale } from '@mortar/protocol';
import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { checkKey, type AccountPorts, type Caller, type OpenSession, type Sessions } from '../session/index.ts';
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
  reward?: { brickstype: number; bricksamount: number };
}

interface Who {
  userId: number;
  uid: string;
  caller: Caller;
  key: WalletLogin['body']['key'];
  wallet: WalletAddress;
  at: Date;
}

/** The wallet became somebody's since it was looked up. */
class WalletTaken extends Error {}

/** Signing in by a wallet; the first sign-in of an address makes its account (spec §4). */
export function createWalletLogin({ db, clock, keyring, standing, service, ports, prove, countNew }: WalletLoginDeps) {
  /** Session, device and the record of both. */
  async function begin(tx: Db, { userId, uid, caller, key, wallet, at }: Who) {
    const { deviceId, deviceName, os } = caller.device;
    const [session, { isNew }] = await Promise.all([
      service.begin(tx, { userId, uid, device: caller.device, key }),
      usersOf(tx).seeDevice({ userId, deviceId, name: deviceName, os, at }),
    ]);
    const detail = { network: caller.network, os, newDevice: isNew ? 1 : 0, wallet: wallet.family };
    await addAudit(tx, { at, actor: `user:${uid}`, action: 'login', target: `user:${uid}`, outcome: 'done', detail });
    return { session, isNew };
  }

  async function enter(who: Who, owner: { email: string | null; locale: string }): Promise<Entered> {
    const bar = standing.barOfAccount(who.uid);
    if (bar) throw new AppError(bar);
    return db.transaction(async (tx) => {
      const { session, isNew } = await begin(tx, who);
      const { deviceName, os } = who.caller.device;
      const values = { device: deviceName || os, at: who.at.toISOString() };
      if (isNew && owner.email)
        await ports.sendMail(tx, { to: owner.email, locale: owner.locale as Locale, template: 'newDevice', values });
      return { session };
    });
  }

  const register = (wallet: WalletAddress, { body, caller }: WalletLogin, at: Date): Promise<Entered> =>
    db.transaction(async (tx) => {
      const person = await addWalletPerson(tx, { wallet, caller, invitecode: body.invitecode, at });
      if (!person) throw new WalletTaken();
      const reward = await ports.ledger.grantRegistration(tx, person.userId);
      await countNew(tx, caller.network);
      const { session } = await begin(tx, { ...person, caller, key: body.key, wallet, at });
      return { session, reward };
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
    const at = new Date(clock.now());
    const known = () => walletsOf(db).owner(wallet);
    const entered = async (owner: NonNullable<Awaited<ReturnType<typeof known>>>) =>
      enter({ userId: owner.userId, uid: owner.uid, caller, key: body.key, wallet, at }, owner);
    const owner = await known();
    if (owner) return entered(owner);
    return register(wallet, login, at).catch(async (error: unknown) => {
      const quicker = error instanceof WalletTaken ? await known() : undefined;
      if (!quicker) throw error;
      return entered(quicker);
    });
  };
}
