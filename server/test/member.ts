import { people } from '../src/modules/identity/index.ts';
import { createStandingService } from '../src/modules/moderation/index.ts';
import { newEmail } from './owner.ts';
import { OPERATOR, until } from './platform.ts';
import type { Cookies, RegistryServer } from './registry-server.ts';

export type TeamRole = 'developer' | 'operator';

/** Somebody who is signed in, with the cookies of their browser. */
export interface Member {
  uid: string;
  cookies: Cookies;
  /** Takes a role away, and waits until the server knows. */
  lose(role: TeamRole): Promise<void>;
}

/** Signs somebody up, with a role of the team or without, and waits until the server knows it. */
export async function memberOf({ person, server }: RegistryServer, role?: TeamRole): Promise<Member> {
  const { uid, browser } = await person(newEmail());
  const { database, clock, identity } = server;
  const standing = createStandingService({ db: database.db, clock, people });
  const [row] = await database.sql`select id::int from account_users where uid = ${uid}`;
  const has = (one: TeamRole) => identity.standing.rolesOf(Number(row?.['id'])).has(one);
  if (role) {
    await standing.grant(uid, role, OPERATOR);
    await until('the role is known', () => has(role));
  }
  return {
    uid,
    cookies: browser.cookies,
    async lose(one) {
      await standing.revoke(uid, one, OPERATOR);
      await until('the role is gone', () => !has(one));
    },
  };
}
