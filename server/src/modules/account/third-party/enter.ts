import type { Locale, ThirdParty } from '@mortar/protocol';
import { THIRD_PARTIES } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { AccountPorts, Caller, SessionService } from '../session/index.ts';
import { addAudit, type Standing } from '../standing/index.ts';
import { identitiesOf } from '../users/identities.ts';
import { newInviteCode, newUid, newUsername } from '../users/names.ts';
import { usersOf } from '../users/repository.ts';
import type { SessionKey } from '../session/tables.ts';
import { thirdPartyIdentitiesOf, type Named } from './identities.ts';
import { nameOf } from './names.ts';

export interface EnterDeps {
  clock: Clock;
  standing: Pick<Standing, 'barOfAccount'>;
  sessions: SessionService;
  ports: Pick<AccountPorts, 'ledger' | 'sendMail'>;
  keyring: Keyring;
}

/** Who comes in, how, and by what browser. */
export interface Entry {
  party: ThirdParty;
  subject: string;
  caller: Caller;
  key: SessionKey | undefined;
  invitecode: string | undefined;
}

/** What is kept of an entry, so that a repeated call gets the same answer. */
export interface Entered {
  sessionId: string;
  brickstype?: number;
  bricksamount?: number;
}

/** Address or somebody became another's while this call was under way: looked at anew, it is a sign-in. */
export class Overtaken extends Error {}

/** The three ways in: somebody known, a known address that is theirs, somebody new. Each is one transaction of the caller's. */
export function createEnter({ clock, standing, sessions, ports, keyring }: EnterDeps) {
  const networkHash = (network: string) => keyring.mac('subject', `network ${network}`);

  async function begin(tx: Db, { userId, uid }: Named, { caller, key }: Entry) {
    const { deviceId, deviceName, os } = caller.device;
    const at = new Date(clock.now());
    const [{ sessionId }, { isNew }] = await Promise.all([
      sessions.begin(tx, { userId, uid, device: caller.device, key }),
      usersOf(tx).seeDevice({ userId, deviceId, name: deviceName, os, at }),
    ]);
    return { sessionId, isNew };
  }

  /** Writes to the address of a person, in their language; who has none gets no mail. */
  async function write(tx: Db, userId: number, template: 'newDevice' | 'thirdPartyChanged', values: Record<string, string>): Promise<void> {
    const profile = await usersOf(tx).profile(userId);
    if (profile?.email) await ports.sendMail(tx, { to: profile.email, locale: profile.user.locale as Locale, template, values });
  }

  const audit = (tx: Db, uid: string, action: string, detail: Record<string, string | number>) =>
    addAudit(tx, { at: new Date(clock.now()), actor: `user:${uid}`, action, target: `user:${uid}`, outcome: 'done', detail });

  const enter = {
    write,
    audit,

    /** Signs a person in. @throws AppError when the account is barred */
    async signIn(tx: Db, person: Named, entry: Entry): Promise<Entered> {
      const bar = standing.barOfAccount(person.uid);
      if (bar) throw new AppError(bar);
      const { network, device } = entry.caller;
      const { sessionId, isNew } = await begin(tx, person, entry);
      const at = new Date(clock.now()).toISOString();
      if (isNew) await write(tx, person.userId, 'newDevice', { device: device.deviceName || device.os, at });
      await audit(tx, person.uid, `login.${entry.party}`, { network, os: device.os, newDevice: isNew ? 1 : 0 });
      return { sessionId };
    },

    /** Makes the third party a way to sign in of somebody whose proven address it named, and tells the owner (research D4). */
    async link(tx: Db, person: Named, entry: Entry): Promise<Entered> {
      const { party, subject } = entry;
      await enter.bind(tx, person, { party, subject, network: entry.caller.network });
      return enter.signIn(tx, person, entry);
    },

    /** @throws AppError `conflict` when the person has another somebody of this third party */
    async bind(tx: Db, { userId, uid }: Named, { party, subject, network }: { party: ThirdParty; subject: string; network: string }) {
      const identities = thirdPartyIdentitiesOf(tx);
      if (!(await identitiesOf(tx).hold(userId))) throw new AppError('tokenInvalid');
      if ((await identities.list(userId, [party])).length > 0) throw new AppError('conflict');
      const at = new Date(clock.now());
      if (!(await identities.add({ userId, kind: party, subject, at }))) throw new Overtaken();
      await write(tx, userId, 'thirdPartyChanged', { party: nameOf(party), change: 'bound', at: at.toISOString() });
      await audit(tx, uid, `bind.${party}`, { network });
    },

    /** Makes a person, with reward and invitation as every sign-up has them. @param email proven to be theirs */
    async make(tx: Db, email: string, entry: Omit<Entry, 'key'>): Promise<Named & { reward: Omit<Entered, 'sessionId'> }> {
      const { party, subject, caller, invitecode } = entry;
      const at = new Date(clock.now());
      const uid = newUid();
      const user = await thirdPartyIdentitiesOf(tx).addPerson({
        uid,
        username: newUsername(),
        inviteCode: newInviteCode(),
        locale: caller.locale,
        at,
        registertype: THIRD_PARTIES[party],
        email,
        identity: { kind: party, subject },
      });
      if (!user) throw new Overtaken();
      const inviter = invitecode === undefined ? undefined : await usersOf(tx).inviter(invitecode);
      if (inviter)
        await usersOf(tx).addInvite({
          userId: user.userId,
          inviterId: inviter.userId,
          code: invitecode ?? '',
          network: networkHash(caller.network),
          at,
        });
      const detail = { network: caller.network, os: caller.device.os, invited: inviter ? 1 : 0 };
      await audit(tx, uid, `register.${party}`, detail);
      const reward = await ports.ledger.grantRegistration(tx, user.userId);
      return { userId: user.userId, uid, reward };
    },

    /** The same, and signs them in. */
    async signUp(tx: Db, email: string, entry: Entry): Promise<Entered> {
      const { reward, ...person } = await enter.make(tx, email, entry);
      const { sessionId } = await begin(tx, person, entry);
      return { sessionId, ...reward };
    },
  };
  return enter;
}

export type Enter = ReturnType<typeof createEnter>;
