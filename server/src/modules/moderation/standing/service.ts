import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { auditOffice, type Operator } from './audit.ts';
import { keptNetwork, type Ban, type BanKind } from './bans.ts';
import { standingOf } from './repository.ts';

/** Roles that something of the product looks at. */
export const ROLES = ['operator', 'developer', 'editor', 'reviewer', 'moderator'] as const;

/** Who people are, by whoever keeps them. */
export interface People {
  /** Somebody by uid or e-mail address. */
  find(db: Db, name: string): Promise<{ userId: number; uid: string } | undefined>;
  /** Uids by the keys of persons. */
  uidsOf(db: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Sets whether the site vouches for somebody. @returns whether that changed anything */
  certify(db: Db, userId: number, isCertified: boolean): Promise<boolean>;
  /** Whom the site vouches for, by name. */
  certified(db: Db): Promise<{ uid: string; username: string }[]>;
}

/** Changes of bans, roles and certification by an operator; every call is audited. */
export function createStandingService({ db, clock, people }: { db: Db; clock: Clock; people: People }) {
  const keep = auditOffice(clock);

  async function personOf(tx: Db, name: string): Promise<{ userId: number; uid: string }> {
    const found = await people.find(tx, name);
    if (!found) throw new Refusal(`Nobody has the uid or e-mail address '${name}'`);
    return found;
  }

  async function namedRoles() {
    const granted = await standingOf(db).roles();
    const uids = await people.uidsOf(
      db,
      granted.map(({ userId }) => userId),
    );
    return granted.flatMap(({ userId, ...grant }) => {
      const uid = uids.get(userId);
      return uid === undefined ? [] : [{ userId, uid, ...grant }];
    });
  }

  async function banOf(tx: Db, kind: BanKind, value: string): Promise<Ban> {
    if (kind === 'account') return { kind, value: (await personOf(tx, value)).uid };
    if (kind === 'device') return { kind, value };
    const network = keptNetwork(value);
    if (!network) throw new Refusal(`'${value}' is no address or network; give one such as 203.0.113.7 or 2001:db8::/48`);
    return { kind, value: network };
  }

  /** Does a change and its audit in one transaction. */
  async function change(
    operator: Operator,
    action: string,
    work: (tx: Db, at: Date) => Promise<{ target: string; isDone: boolean; detail?: Record<string, string> }>,
  ): Promise<{ target: string; isDone: boolean }> {
    return db.transaction(async (tx) => {
      const { target, isDone, detail } = await work(tx, new Date(clock.now()));
      await keep(tx, operator, action, target, isDone, detail);
      return { target, isDone };
    });
  }

  return {
    addBan: (kind: BanKind, value: string, operator: Operator) =>
      change(operator, 'bar.add', async (tx, at) => {
        const ban = await banOf(tx, kind, value);
        const isDone = await standingOf(tx).addBan({ ...ban, reason: operator.reason ?? null, by: operator.actor, at });
        return { target: `${ban.kind}:${ban.value}`, isDone };
      }),
    removeBan: (kind: BanKind, value: string, operator: Operator) =>
      change(operator, 'bar.remove', async (tx) => {
        const ban = await banOf(tx, kind, value);
        return { target: `${ban.kind}:${ban.value}`, isDone: await standingOf(tx).removeBan(ban) };
      }),
    grant: (name: string, role: string, operator: Operator) =>
      change(operator, 'role.grant', async (tx, at) => {
        if (!ROLES.some((known) => known === role)) throw new Refusal(`There is no role '${role}'; there is ${ROLES.join(', ')}`);
        const { userId, uid } = await personOf(tx, name);
        return { target: `user:${uid}`, isDone: await standingOf(tx).grant({ userId, role, by: operator.actor, at }), detail: { role } };
      }),
    revoke: (name: string, role: string, operator: Operator) =>
      change(operator, 'role.revoke', async (tx) => {
        const { userId, uid } = await personOf(tx, name);
        return { target: `user:${uid}`, isDone: await standingOf(tx).revoke(userId, role), detail: { role } };
      }),
    /** Vouches that an account is who it says, or no longer: the mark beside its name. */
    certify: (name: string, isCertified: boolean, operator: Operator) =>
      change(operator, isCertified ? 'certification.grant' : 'certification.revoke', async (tx) => {
        const { userId, uid } = await personOf(tx, name);
        return { target: `user:${uid}`, isDone: await people.certify(tx, userId, isCertified) };
      }),
    certified: (operator: Operator) =>
      change(operator, 'certification.list', async () => ({ target: '*', isDone: true })).then(() => people.certified(db)),
    bans: (operator: Operator) =>
      change(operator, 'bar.list', async () => ({ target: '*', isDone: true })).then(() => standingOf(db).bans()),
    roles: (operator: Operator) => change(operator, 'role.list', async () => ({ target: '*', isDone: true })).then(namedRoles),
  };
}

export type StandingService = ReturnType<typeof createStandingService>;
