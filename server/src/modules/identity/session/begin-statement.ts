import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Identity } from '../users/repository.ts';
import { clearingTries } from './login-tries.ts';
import type { NewSession } from './repository.ts';

/** What somebody has shown to be let in. `subject` is the keyed hash of the address whose tries a right password clears. */
export type Credential = { passwordHash: string; subject: string; network: string } | Identity;

/** A session that is to begin, by whom. */
export interface Beginning {
  session: NewSession;
  firstHash: string;
  uid: string;
  /** How the audit calls it; null where another record says it already. */
  action: string | null;
  /** What the audit keeps of it. */
  detail: Record<string, string>;
  /** Without it nothing is done on a device that is new to the person. */
  evenNew: boolean;
}

interface Row {
  isHeld: boolean;
  isBegun: boolean;
  isNew: boolean;
  username: string;
  headimgurl: string;
  locale: string;
  email: string | null;
  wallet: string | null;
}

/** What came of it, and what a session shows of the person. */
export type Begun = Omit<Row, 'isHeld'>;

/**
 * Session with its first token, device, audit: one statement, which is done whole or not at all, in place of eight round trips.
 * @param held finds what the person gave, which cannot change until the statement is over
 */
const begin = (name: string, held: string, more = '') =>
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
      select created_at, $11::text, $13::text, $11::text, 'done', $12::jsonb || jsonb_build_object('newDevice', is_new::int)
      from session, device where $13::text is not null)${more}
  select exists (select from held) as "isHeld", exists (select from session) as "isBegun", is_new as "isNew",
    u.username, u.headimgurl, u.locale,
    (select e.subject from account_identities e where e.user_id = u.id and e.kind = 'email') as email,
    (select w.subject from account_identities w
      where w.user_id = u.id and w.kind in ('ethereum', 'bitcoin', 'solana') order by w.id desc limit 1) as wallet
  from device, account_users u where u.id = $2::bigint and u.deleted_at is null`,
  );

/** The tries of a right password are forgotten with it. */
const byPassword = begin(
  'account_begin_by_password',
  'account_passwords held on held.user_id = u.id and held.hash = $14',
  `, ${clearingTries('$15', '$16', 'exists (select from session)')}`,
);

const byIdentity = begin(
  'account_begin_by_identity',
  'account_identities held on held.user_id = u.id and held.kind = $14 and held.subject = $15 and held.chain = $16',
);

function paramsOf({ session, firstHash, uid, action, detail, evenNew }: Beginning) {
  const { id, userId, deviceId, deviceName, os, key, at, expiresAt } = session;
  const device = [deviceId, deviceName, os, key && JSON.stringify(key)];
  return [
    id,
    userId,
    ...device,
    at.toISOString(),
    expiresAt.toISOString(),
    evenNew,
    firstHash,
    `user:${uid}`,
    JSON.stringify(detail),
    action,
  ];
}

/** Begins a session; undefined when the credential is the person's no more. */
export async function beginBy(db: Db, credential: Credential, beginning: Beginning): Promise<Begun | undefined> {
  const params = paramsOf(beginning);
  const [row] =
    'kind' in credential
      ? await byIdentity(db, [...params, credential.kind, credential.subject, credential.chain ?? 0])
      : await byPassword(db, [...params, credential.passwordHash, credential.subject, credential.network]);
  return row?.isHeld ? row : undefined;
}
