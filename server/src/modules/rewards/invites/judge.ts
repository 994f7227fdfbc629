import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import { addScore } from '../../rankings/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { networkHash } from '../../identity/index.ts';
import type { InviteState } from './tables.ts';
import {
  ACTIVE_DAYS,
  BATCH,
  CHAIN,
  COOLING_MS,
  COUNTED_PER_DAY,
  COUNTED_PER_MONTH,
  DAY,
  FAMILY,
  INVITE_BRICKS,
  MONTH_MS,
  PER_NETWORK,
  UNDECIDED_MS,
} from './limits.ts';
import { invitesOf, type InviteRow } from './repository.ts';

export interface JudgeDeps {
  db: Db;
  clock: Clock;
  keyring: Pick<Keyring, 'mac'>;
  ledger: Pick<Ledger, 'issue' | 'daysOf'>;
  /** Causes of bricks that take somebody's own doing: gifts and rewards for being here are none of it. */
  earnedBy: readonly string[];
}

interface Verdict {
  state: InviteState;
  reason: string;
}

/** Books the reward of an invite that counts, and its place on the board; once, whoever judges, and for nobody who is gone. */
export async function rewardInvite(tx: Db, ledger: Pick<Ledger, 'issue'>, { userId, inviterId }: InviteRow, at: Date): Promise<void> {
  if (!(await invitesOf(tx).isHere(inviterId))) return;
  await addScore(tx, { board: 'invite', userId: inviterId, points: 1, ref: `invite:${userId}`, at });
  await ledger.issue(tx, { key: `invite:${userId}`, kind: 'invite', bricksType: 1, amount: INVITE_BRICKS, userId: inviterId });
}

/**
 * Judges invites (security I7): a newcomer counts who was active for a while, who is not the inviter or somebody of the same
 * chain in other clothes, and within what one person may bring. What only looks odd waits for an operator.
 */
export function createJudge({ db, clock, keyring, ledger, earnedBy }: JudgeDeps) {
  const ago = (ms: number) => new Date(clock.now() - ms);

  async function isFromInviter(tx: Db, { inviterId, network }: InviteRow): Promise<boolean> {
    const uid = await invitesOf(tx).uidOf(inviterId);
    const own = uid === undefined ? [] : await invitesOf(tx).networksOf(uid, ago(3 * MONTH_MS));
    return own.some((each) => networkHash(keyring, each) === network);
  }

  /** What speaks against a newcomer; undefined when nothing does. */
  async function doubt(tx: Db, invite: InviteRow): Promise<Verdict | undefined> {
    const { isRing, isSame } = await invitesOf(tx).kinOf(invite.userId, CHAIN);
    if (isSame) return { state: 'refused', reason: 'sameDevice' };
    if (isRing) return { state: 'refused', reason: 'ring' };
    if (invite.network === '') return undefined;
    const isCrowd = (await invitesOf(tx).fromNetwork(invite.network, ago(MONTH_MS))) > PER_NETWORK;
    return isCrowd || (await isFromInviter(tx, invite)) ? { state: 'review', reason: 'network' } : undefined;
  }

  async function hasRoom(tx: Db, inviterId: number): Promise<boolean> {
    const [today, month] = await Promise.all([
      invitesOf(tx).countedSince(inviterId, ago(DAY)),
      invitesOf(tx).countedSince(inviterId, ago(MONTH_MS)),
    ]);
    return today < COUNTED_PER_DAY && month < COUNTED_PER_MONTH;
  }

  const isActive = async (tx: Db, userId: number): Promise<boolean> =>
    ((await ledger.daysOf(tx, [userId], earnedBy)).get(userId) ?? 0) >= ACTIVE_DAYS;

  /** @returns undefined while the newcomer was not active enough, or the inviter has no room */
  async function verdictOf(tx: Db, invite: InviteRow): Promise<Verdict | undefined> {
    const against = await doubt(tx, invite);
    if (against) return against;
    if (!(await isActive(tx, invite.userId))) return undefined;
    return (await hasRoom(tx, invite.inviterId)) ? { state: 'counted', reason: '' } : undefined;
  }

  const judgeOne = ({ userId, inviterId }: InviteRow) =>
    db.transaction(async (tx) => {
      await invitesOf(tx).holdInviter(inviterId);
      const invite = await invitesOf(tx).hold(userId);
      if (invite?.state !== 'pending') return;
      const verdict = await verdictOf(tx, invite);
      if (!verdict) return;
      const judgedAt = new Date(clock.now());
      await invitesOf(tx).judge(userId, { ...verdict, judgedAt });
      if (verdict.state === 'counted') await rewardInvite(tx, ledger, invite, judgedAt);
    });

  /** A review that nobody decided in time counts, unless it is one of many from its network. */
  const settleOne = ({ userId, inviterId }: InviteRow) =>
    db.transaction(async (tx) => {
      await invitesOf(tx).holdInviter(inviterId);
      const invite = await invitesOf(tx).hold(userId);
      if (invite?.state !== 'review' || (await invitesOf(tx).clusterOf(invite.network)) > FAMILY) return;
      if (!(await isActive(tx, userId)) || !(await hasRoom(tx, inviterId))) return;
      const judgedAt = new Date(clock.now());
      await invitesOf(tx).judge(userId, { state: 'counted', reason: 'undecided', judgedAt });
      await rewardInvite(tx, ledger, invite, judgedAt);
    });

  /** Looks at all of a kind, a batch at a time. */
  async function each(batch: (after: number) => Promise<InviteRow[]>, look: (invite: InviteRow) => Promise<void>): Promise<void> {
    for (let after = 0; ;) {
      const rows = await batch(after);
      for (const invite of rows) await look(invite);
      if (rows.length < BATCH) return;
      after = rows.at(-1)!.userId;
    }
  }

  /** Hashes what older versions kept as it was, so that equal networks are equal here. */
  async function hashRawNetworks(): Promise<void> {
    for (const network of await invitesOf(db).rawNetworks()) await invitesOf(db).replaceNetwork(network, networkHash(keyring, network));
  }

  /** Looks at every invite that waits. */
  return async function judge(): Promise<void> {
    await hashRawNetworks();
    await each((after) => invitesOf(db).waiting(ago(COOLING_MS), after, BATCH), judgeOne);
    await each((after) => invitesOf(db).undecided(ago(UNDECIDED_MS), after, BATCH), settleOne);
  };
}
