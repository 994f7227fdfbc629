import { lt } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { loginTries } from './tables.ts';

const SECOND_MS = 1000;
const HOUR_MS = 3600 * SECOND_MS;
/** Stands for any subject or any network. */
const ANY = '*';
/** Wrong tries of one address from one network that cost no waiting. */
const FREE_TRIES = 5;
const LONGEST_WAIT_MS = 15 * 60 * SECOND_MS;
/** Tries of one address from anywhere within an hour, after which a human check is asked for. */
const CHECK_AFTER = 10;
/** Tries from one network within an hour, whatever the address. */
const NETWORK_TRIES = 60;

/** Tries of the last hour with this one; $3 is now. */
const TRIES = `(case when t.last_at < $3::timestamptz - ${HOUR_MS} * interval '1 millisecond' then 1 else t.tries + 1 end)`;
/** Waiting doubles with every try past the free ones. */
const BACK_OFF_MS = `(case when ${TRIES} < ${FREE_TRIES} then 0 else least(${SECOND_MS} * power(2, least(${TRIES} - ${FREE_TRIES}, 20)), ${LONGEST_WAIT_MS}) end)`;
const FULL_MS = `(case when ${TRIES} >= ${NETWORK_TRIES} then ${HOUR_MS} else 0 end)`;

/** Counts one try and says when the next is admitted; no row when none is admitted now. */
const count = (subject: string, network: string, after: string, waitMs: string) => `
  insert into account_login_tries as t (subject, network, tries, last_at, blocked_until)
  select ${subject}, ${network}, 1, $3::timestamptz, $3::timestamptz ${after}
  on conflict (subject, network) do update
    set tries = ${TRIES}, last_at = excluded.last_at, blocked_until = excluded.last_at + ${waitMs} * interval '1 millisecond'
    where t.blocked_until <= excluded.last_at
  returning tries`;

/** Every count waits for the one before: locks are taken in one order, and nothing is counted past a refusal. */
const countTry = statement<{ ofNetwork: number | null; ofPair: number | null; ofSubject: number | null }>(
  'account_login_try',
  `with of_network as (${count(`'${ANY}'`, '$2::text', '', FULL_MS)}),
    of_pair as (${count('$1::text', '$2::text', 'from of_network', BACK_OFF_MS)}),
    of_subject as (${count('$1::text', `'${ANY}'`, 'from of_pair', '0')})
  select (select tries from of_network) as "ofNetwork", (select tries from of_pair) as "ofPair", (select tries from of_subject) as "ofSubject"`,
);

const blockedUntil = statement<{ until: string }>(
  'account_login_blocked_until',
  'select blocked_until as until from account_login_tries where subject = $1 and network = $2',
);

/**
 * Parts of a `with` by which an address starts anew and its network gets a try back; the last is `of_subject`. In the order of
 * the counts, so that the locks of a try and of a sign-in never wait for each other in a ring.
 */
export const clearingTries = (subject: string, network: string, condition: string) => `
  of_network as (
    update account_login_tries set tries = greatest(tries - 1, 0) where subject = '${ANY}' and network = ${network} and ${condition} returning 1),
  of_pair as (
    delete from account_login_tries
    where subject = ${subject} and network = ${network} and ${condition} and (select count(*) from of_network) >= 0 returning 1),
  of_subject as (
    delete from account_login_tries
    where subject = ${subject} and network = '${ANY}' and ${condition} and (select count(*) from of_pair) >= 0 returning 1)`;

const clearTries = statement('account_login_clear', `with ${clearingTries('$1', '$2', 'true')} select from of_subject`);

export type Admission = { kind: 'go'; needsCheck: boolean } | { kind: 'wait'; seconds: number };

/**
 * Budgets of wrong passwords (security B4). A stranger who fails makes himself wait, and the owner meets a human check at
 * most: nothing locks an account. A try is counted before it is looked at, so guesses in parallel gain nothing.
 */
export function loginTriesOf(db: Db) {
  async function waitOf(subject: string, network: string, now: number): Promise<Admission> {
    const [row] = await blockedUntil(db, [subject, network]);
    const until = row ? new Date(row.until).getTime() : now;
    return { kind: 'wait', seconds: Math.max(1, Math.ceil((until - now) / SECOND_MS)) };
  }

  return {
    async admit(subject: string, network: string, now: number): Promise<Admission> {
      const [row] = await countTry(db, [subject, network, new Date(now).toISOString()]);
      if (!row || row.ofNetwork === null) return waitOf(ANY, network, now);
      if (row.ofPair === null) return waitOf(subject, network, now);
      return { kind: 'go', needsCheck: (row.ofSubject ?? 0) > CHECK_AFTER };
    },

    /** A right password: the address starts anew, and the network gets its try back. */
    async clear(subject: string, network: string): Promise<void> {
      await clearTries(db, [subject, network]);
    },

    async removeBefore(time: Date): Promise<void> {
      await db.delete(loginTries).where(lt(loginTries.lastAt, time));
    },
  };
}
