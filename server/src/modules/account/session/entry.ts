import type { WalletAddress } from '@mortar/chain/address';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { clearingTries } from './login-tries.ts';
import type { NewSession } from './repository.ts';

/** The sign-in of somebody known, by what they gave. */
export interface Entry {
  session: NewSession;
  firstHash: string;
  uid: string;
  /** What the audit keeps of it. */
  detail: Record<string, string>;
  /** Without it nothing is done on a device that is new to the person. */
  evenNew: boolean;
}

interface Row {
  isHeld: boolean;
  isIn: boolean;
  isNew: boolean;
  username: string;
  headimgurl: string;
  locale: string;
  email: string | null;
  wallet: string | null;
}

/** What came of it, and what a session shows of the person. */
export type Entered = Omit<Row, 'isHeld'>;

/**
 * Session with its first token, device, audit: one statement, which is done whole or not at all, in place of eight round trips.
 * @param held finds what the person gave, which cannot change until the statement is over
 */
const entry = (name: string, held: string, more = '') =>
  statement<Row>(
    name,
    // The person before what they gave, as every change of an account locks them.
    `with held as (
      select from account_users u join ${held} where u.id = $2::bigint for key share of u for share of held),
    device as (
      select count(*) > 0 and not bool_or(device_id = $3::text) as is_new from account_devices where user_id = $2::bigint),
    session as (
      insert into account_sessions (id, user_id, device_id, device_name, os, key, created_at, last_seen_at, expires_at)
      select $1::text, $2::bigint, $3::text, $4::text, $5::text, $6::jsonb, $7::timestamptz, $7::timestamptz, $8::timestamptz
      from held, device where $9::boolean or not is_new
      returning id, user_id, device_id, device_name, os, created_at),
    token as (insert into account_refresh_tokens (hash, session_id, created_at) select $10::text, id, created_at from session),
    seen as (
      insert into account_devices (user_id, device_id, name, os, first_seen_at, last_seen_at)
      select user_id, device_id, device_name, os, created_at, created_at from session
      on conflict (user_id, device_id) do update set name = excluded.name, os = excluded.os, last_seen_at = excluded.last_seen_at),
    record as (
      insert into account_audit (at, actor, action, target, outcome, detail)
      select created_at, $11::text, 'login', $11::text, 'done', $12::jsonb || jsonb_build_object('newDevice', is_new::int)
      from session, device)${more}
  select exists (select from held) as "isHeld", exists (select from session) as "isIn", is_new as "isNew", u.username, u.headimgurl, u.locale,
    (select e.subject from account_identities e where e.user_id = u.id and e.kind = 'email') as email,
    (select w.subject from account_identities w
      where w.user_id = u.id and w.kind in ('ethereum', 'bitcoin', 'solana') order by w.id desc limit 1) as wallet
  from device, account_users u where u.id = $2::bigint and u.deleted_at is null`,
  );

/** The tries of a right password are forgotten with it. */
const byPassword = entry(
  'account_enter_by_password',
  'account_passwords held on held.user_id = u.id and held.hash = $13',
  `, ${clearingTries('$14', '$15', 'exists (select from session)')}`,
);

const byWallet = entry(
  'account_enter_by_wallet',
  'account_identities held on held.user_id = u.id and held.kind = $13 and held.subject = $14',
);

function paramsOf({ session, firstHash, uid, detail, evenNew }: Entry) {
  const { id, userId, deviceId, deviceName, os, key, at, expiresAt } = session;
  const times = [at.toISOString(), expiresAt.toISOString()];
  const device = [deviceId, deviceName, os];
  return [id, userId, ...device, key && JSON.stringify(key), ...times, evenNew, firstHash, `user:${uid}`, JSON.stringify(detail)];
}

function enteredOf([row]: Row[]): Entered | undefined {
  return row?.isHeld ? row : undefined;
}

/** The SQL of signing in; undefined when what was given is the person's no more. */
export const entriesOf = (db: Db) => ({
  byPassword: async (entry: Entry, { hash, subject, network }: { hash: string; subject: string; network: string }) =>
    enteredOf(await byPassword(db, [...paramsOf(entry), hash, subject, network])),
  byWallet: async (entry: Entry, { family, address }: WalletAddress) =>
    enteredOf(await byWallet(db, [...paramsOf(entry), family, address])),
});
