import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@mortar/server';
import { newConversationId } from '../../server/src/modules/messaging/conversations/ids.ts';

/** What is said: as long as most of what people write. */
export const TEXT = 'Shall we meet at the harbour at eight, or is that too early for you tomorrow?';

/** Somebody with an account and what opens a connection. */
export interface Member {
  userId: number;
  uid: string;
  utoken: string;
}

/** Makes people with a session and a token for the connection each, as registration and handshake would. */
export async function addMembers({ sql }: Pick<Database, 'sql'>, count: number): Promise<Member[]> {
  const group = randomBytes(6).toString('hex');
  const rows = await sql<{ id: number; uid: string }[]>`
    insert into account_users (uid, username, locale, created_at)
    select ${group} || n, 'Mason ' || n, 'en', now() from generate_series(1, ${count}) n returning id::float8 as id, uid`;
  const members = rows.map(({ id, uid }) => ({ userId: id, uid, utoken: randomBytes(32).toString('base64url') }));
  await sql`
    insert into account_sessions (id, user_id, device_id, device_name, os, created_at, last_seen_at, expires_at)
    select 'bench-' || id, id, '', 'Benchmark', 'web', now(), now(), now() + interval '1 day' from account_users where uid like ${group} || '%'`;
  const tokens = members.map(({ userId, utoken }) => ({
    hash: createHash('sha256').update(utoken).digest('base64url'),
    user_id: userId,
    session_id: `bench-${userId}`,
    device_id: '',
    expires_at: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
  }));
  await sql`
    insert into realtime_utokens (hash, user_id, session_id, device_id, expires_at)
    select * from jsonb_to_recordset(${JSON.stringify(tokens)}::text::jsonb)
      as t (hash text, user_id bigint, session_id text, device_id text, expires_at timestamptz)`;
  return members;
}

/** A channel of these people. @returns its id */
export async function addChannel({ sql }: Pick<Database, 'sql'>, members: readonly Member[]): Promise<number> {
  const id = newConversationId();
  await sql`
    insert into messaging_conversations (id, kind, name, members, created_at) values (${id}, 'channel', 'Bench', ${members.length}, now())`;
  await sql`insert into messaging_heads (conversation_id, last_at) values (${id}, now())`;
  const ids = JSON.stringify(members.map(({ userId }) => userId));
  await sql`
    insert into messaging_members (conversation_id, user_id, role, joined_at)
    select ${id}, value::bigint, 'member', now() from jsonb_array_elements_text(${ids}::text::jsonb)`;
  return id;
}

/** Keeps `Row 1`, `Row 2` and on of one member, before anybody is connected; everybody has read them. */
export async function addMessages({ sql }: Pick<Database, 'sql'>, channel: number, { userId }: Member, count: number): Promise<void> {
  await sql`
    select messaging_send(jsonb_agg(jsonb_build_object('k', k, 'conversation', ${channel}::bigint, 'client', gen_random_uuid(),
      'sender', ${userId}::bigint, 'body', '{}'::jsonb, 'digest', md5(k::text), 'text', 'Row ' || k, 'everyone', false,
      'mentions', '[]'::jsonb, 'words', '[]'::jsonb)), now())
    from generate_series(1, ${count}) k`;
  await sql`update messaging_members set read_seq = ${count} where conversation_id = ${channel}`;
}
