import type { Input } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { IsCommon } from '../password/common.ts';
import type { PasswordHasher } from '../password/hasher.ts';
import type { Campaigns, Joining } from '../campaigns/index.ts';
import { addAudit } from '../standing/index.ts';
import { newInviteCode, newUid, newUsername } from '../users/names.ts';
import { usersOf } from '../users/repository.ts';
import type { Caller } from './caller.ts';
import { checkKey, emailOrRefuse } from './sign-in-fields.ts';
import type { AccountPorts } from './ports.ts';
import type { OpenSession, SessionService } from './service.ts';

export interface RegisterDeps {
  db: Db;
  clock: Clock;
  hasher: PasswordHasher;
  isCommon: IsCommon;
  sessions: SessionService;
  campaigns: Pick<Campaigns, 'admit' | 'join'>;
  networkHash(network: string): string;
  ports: Pick<AccountPorts, 'codes' | 'ledger' | 'sendMail'>;
}

/** What is kept of a registration, so that a repeated call gets the same answer. */
interface Made {
  sessionId: string;
  brickstype: number;
  bricksamount: number;
}

export interface Registration {
  body: Input<'account.register'>;
  caller: Caller;
  grant: string | undefined;
  /** Runs the work once per idempotency key, in one transaction. */
  once(work: (tx: Db) => Promise<Made>): Promise<Made>;
}

type Proven = Registration & { email: string; passwordHash: string };

/** The address became somebody's after its code was sent. */
class AddressTaken extends Error {}

/** Making an account: code, person, invite, reward and session are one transaction (spec §3, decisions §7). */
export function createRegister({ db, clock, hasher, isCommon, sessions, campaigns, networkHash, ports }: RegisterDeps) {
  const { codes, ledger, sendMail } = ports;

  async function useCode(tx: Db, { email, body, grant, caller }: Proven): Promise<void> {
    const use = {
      email,
      purpose: body.denet === undefined ? 'reg' : 'denet',
      network: caller.network,
      ...(body.code !== undefined && { code: body.code }),
      ...(grant !== undefined && { grant }),
    } as const;
    const outcome = await codes.consume(tx, use);
    if (outcome !== 'ok') throw new AppError(outcome);
  }

  /** Who led a newcomer here, and keeps it. */
  async function addInvite(tx: Db, userId: number, invitecode: string | undefined, { network }: Caller, at: Date): Promise<boolean> {
    const inviter = invitecode === undefined ? undefined : await usersOf(tx).inviter(invitecode);
    if (!inviter || inviter.userId === userId) return false;
    const code = invitecode ?? '';
    await usersOf(tx).addInvite({ userId, inviterId: inviter.userId, code, network: networkHash(network), at });
    return true;
  }

  async function addUser(
    tx: Db,
    { email, passwordHash, caller }: Proven,
    invitecode: string | undefined,
  ): Promise<{ userId: number; uid: string }> {
    const users = usersOf(tx);
    const at = new Date(clock.now());
    const uid = newUid();
    const names = { uid, username: newUsername(), inviteCode: newInviteCode() };
    const user = await users.add({ email, passwordHash, ...names, locale: caller.locale, at });
    if (!user) throw new AddressTaken();
    const isInvited = await addInvite(tx, user.userId, invitecode, caller, at);
    const { deviceId, deviceName, os } = caller.device;
    await users.seeDevice({ userId: user.userId, deviceId, name: deviceName, os, at });
    const detail = { network: caller.network, os, invited: isInvited ? 1 : 0 };
    await addAudit(tx, { at, actor: `user:${uid}`, action: 'register', target: `user:${uid}`, outcome: 'done', detail });
    return { userId: user.userId, uid };
  }

  /** The activity that a registration goes through; undefined when it goes through none. */
  async function joiningOf(tx: Db, { denet, activity = '' }: Registration['body']): Promise<Joining | undefined> {
    return denet === undefined ? undefined : campaigns.admit(tx, denet, activity);
  }

  async function make(tx: Db, registration: Proven): Promise<Made> {
    const { caller, body } = registration;
    const joining = await joiningOf(tx, body);
    await useCode(tx, registration);
    const { userId, uid } = await addUser(tx, registration, joining ? joining.invitecode : body.invitecode);
    if (joining) await campaigns.join(tx, joining, userId);
    const { brickstype, bricksamount } = await ledger.grantRegistration(tx, userId);
    const { sessionId } = await sessions.begin(tx, { userId, uid, device: caller.device, key: body.key });
    return { sessionId, brickstype, bricksamount };
  }

  /** Spends the code and tells the owner by mail; the caller hears what everybody hears whose code is wrong. */
  async function tellOwner(registration: Proven): Promise<never> {
    const { email, caller } = registration;
    await db.transaction(async (tx) => {
      await useCode(tx, registration);
      await sendMail(tx, { to: email, locale: caller.locale, template: 'alreadyRegistered', values: {} });
    });
    throw new AppError('wrongCode');
  }

  return async function register(registration: Registration): Promise<{ session: OpenSession; brickstype: number; bricksamount: number }> {
    const { body, caller, once } = registration;
    const email = emailOrRefuse(body.email, caller.locale);
    checkKey(body.key, caller.locale);
    if (isCommon(body.password)) throw new AppError('passwordTooCommon');
    // Before the code is looked at: the time tells nothing of it.
    const proven: Proven = { ...registration, email, passwordHash: await hasher.hash(body.password) };
    const made = await once((tx) => make(tx, proven)).catch((error: unknown) => {
      if (error instanceof AddressTaken) return tellOwner(proven);
      throw error;
    });
    const { sessionId, brickstype, bricksamount } = made;
    return { session: await sessions.open(sessionId), brickstype, bricksamount };
  };
}
