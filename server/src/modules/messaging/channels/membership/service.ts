import type { Input, Output } from '@mortar/protocol';
import type {
  addUsers,
  checkUserIsExist,
  exitChannel,
  getChannelUsers,
  getUserRole,
  joinChannel,
  Member,
  removeUser,
  Role,
  setUserRole,
} from '@mortar/protocol/messaging';
import { AppError } from '../../../../lib/app-error.ts';
import { readKeyCursor, writeKeyCursor } from '../../../../lib/key-cursor.ts';
import { cut } from '../../../../lib/page.ts';
import { findMember, keyOf, removeMembers, type Change } from '../../conversations/index.ts';
import { actorOf, actorWith, memberTargetOf, readAccess, readWith } from '../access/access.ts';
import type { ChannelDeps } from '../access/deps.ts';
import { note, record } from '../access/record.ts';
import { tellOf } from '../access/tell.ts';
import { takeIn } from '../access/take-in.ts';
import { applicationsOf } from '../applications/repository.ts';
import { invitesOf } from '../invites/repository.ts';
import { limitsOf } from '../limits/repository.ts';
import { membershipOf, type MemberKey } from './repository.ts';

const FIRST: MemberKey = [0, '', ''];

/** Who is in channels: how they come, what they are there, how they go. */
export function createMembership({ db, clock, changes, relations, notify, conversationFor }: ChannelDeps) {
  type Listed = NonNullable<Awaited<ReturnType<ReturnType<typeof membershipOf>['one']>>>;
  const memberOf = ({ uid, username, headimgurl, role, joinedAt, mutedUntil }: Listed): Member => ({
    uid,
    username,
    headimgurl,
    role,
    joinedAt: joinedAt.toISOString(),
    mutedUntil: mutedUntil && mutedUntil.getTime() > clock.now() ? mutedUntil.toISOString() : null,
  });

  async function readMember(channelId: number, userId: number): Promise<Member> {
    const row = await membershipOf(db).one(channelId, userId);
    if (!row) throw new AppError('notFound', { status: 200 });
    return memberOf(row);
  }

  /** The role of somebody in a channel. @throws AppError `notFound` to who is not in it and asks for another */
  async function roleOf(userId: number, channelid: string, uid: string | undefined): Promise<Role> {
    const access = await readAccess(db, keyOf(channelid), userId);
    if (uid === undefined) return access.role;
    const otherId = await relations.userIdOf(uid);
    if (otherId === userId) return access.role;
    if (access.role === 'none') throw new AppError('notFound', { status: 200 });
    return (await findMember(db, access.channel.id, otherId))?.role ?? 'none';
  }

  /** Comes in by the rule of the channel, or waits for an answer. */
  async function come(change: Change, userId: number, { invite, text = '' }: Input<typeof joinChannel>): Promise<'joined' | 'applied'> {
    const { tx, conversation, at } = change;
    if (await findMember(tx, conversation.id, userId)) return 'joined';
    if (await limitsOf(tx).isBlocked(conversation.id, userId)) throw new AppError('notWelcome');
    if (invite !== undefined && !(await invitesOf(tx).use(invite, conversation.id, at))) throw new AppError('inviteOver');
    if (invite !== undefined || conversation.joinRule === 'open') {
      await applicationsOf(tx).remove(conversation.id, userId);
      await takeIn(change, [userId], null);
      return 'joined';
    }
    if (await applicationsOf(tx).add({ conversationId: conversation.id, userId, text, at })) {
      await note(change, { action: 'applied', actorId: userId });
      const leaders = await membershipOf(tx).leaders(conversation.id);
      await tellOf(notify, change, leaders, { kind: 'channelApplied', actorId: userId, side: 'applications' });
    }
    return 'applied';
  }

  return {
    readMember,

    async list(
      userId: number,
      { channelid, text = '', cursor, pageSize }: Input<typeof getChannelUsers>,
    ): Promise<Output<typeof getChannelUsers>> {
      const { channel } = await readWith(db, keyOf(channelid), userId, 'readMembers');
      const wanted = text.normalize('NFC').trim();
      const after = readKeyCursor(cursor, FIRST);
      const [rows, total] = await Promise.all([
        membershipOf(db).list(channel.id, wanted, after, pageSize + 1),
        wanted === '' ? channel.members : membershipOf(db).count(channel.id, wanted),
      ]);
      const { shown, last } = cut(rows, pageSize);
      return { list: shown.map(memberOf), total, next: last ? writeKeyCursor([last.rank, last.name, last.uid]) : null };
    },

    role: async (userId: number, { channelid, uid }: Input<typeof getUserRole>): Promise<Output<typeof getUserRole>> => ({
      role: await roleOf(userId, channelid, uid),
    }),

    exists: async (userId: number, { channelid, uid }: Input<typeof checkUserIsExist>): Promise<Output<typeof checkUserIsExist>> => ({
      exists: (await roleOf(userId, channelid, uid)) !== 'none',
    }),

    async join(userId: number, body: Input<typeof joinChannel>): Promise<Output<typeof joinChannel>> {
      const id = keyOf(body.channelid);
      const state = await changes.change(id, async (change) => {
        const isInvited = body.invite !== undefined && change.conversation.kind === 'channel';
        if (!isInvited) await actorOf(change, userId);
        return come(change, userId, body);
      });
      return { state, conversation: state === 'joined' ? await conversationFor(userId, id) : null };
    },

    /** An owner hands the channel over first; with the last one it ends. */
    async exit(userId: number, { channelid }: Input<typeof exitChannel>): Promise<Output<typeof exitChannel>> {
      await changes.change(keyOf(channelid), async (change) => {
        const { role } = await actorOf(change, userId);
        if (role === 'none') throw new AppError('notFound', { status: 200 });
        if (role === 'owner' && change.conversation.members > 1) throw new AppError('ownerLeaves');
        await leave(change, userId);
      });
      return {};
    },

    async add(userId: number, { channelid, uids }: Input<typeof addUsers>): Promise<Output<typeof addUsers>> {
      const asked = await relations.userIdsOf(uids);
      const came = await changes.change(keyOf(channelid), async (change) => {
        const { tx, conversation } = change;
        await actorWith(change, userId, 'bringIn');
        const contacts = await relations.contactsOf(tx, userId, [...asked.values()]);
        const blocked = await limitsOf(tx).blockedAmong(conversation.id, [...contacts]);
        const welcome = [...contacts].filter((one) => !blocked.has(one));
        const added = await takeIn(change, welcome, userId);
        for (const one of added) await applicationsOf(tx).remove(conversation.id, one);
        await tellOf(notify, change, added, { kind: 'channelAdded', actorId: userId });
        return added;
      });
      return { added: [...asked].filter(([, one]) => came.includes(one)).map(([uid]) => uid) };
    },

    async remove(userId: number, { channelid, uid, reason }: Input<typeof removeUser>): Promise<Output<typeof removeUser>> {
      const targetId = await relations.userIdOf(uid);
      await changes.change(keyOf(channelid), async (change) => {
        await memberTargetOf(change, userId, 'remove', targetId);
        change.touch(await removeMembers(change.tx, change.conversation.id, [targetId], change.at));
        await tellOf(notify, change, [targetId], { kind: 'channelRemoved', actorId: userId, reason: reason ?? '' });
        await record(change, { kind: 'removed', actorId: userId, targetId, ...(reason !== undefined && { reason }) });
      });
      return {};
    },

    /** Who is made owner takes the place of the one before, who stays as admin. */
    async setRole(userId: number, { channelid, uid, role }: Input<typeof setUserRole>): Promise<Output<typeof setUserRole>> {
      const [id, targetId] = [keyOf(channelid), await relations.userIdOf(uid)];
      await changes.change(id, async (change) => {
        const target = await memberTargetOf(change, userId, 'setRole', targetId);
        if (target.role === role) return;
        const membership = membershipOf(change.tx);
        await membership.setRole(id, targetId, role);
        if (role === 'owner') await membership.setRole(id, userId, 'admin');
        await record(change, { kind: 'role', actorId: userId, targetId, value: role });
        change.touch(role === 'owner' ? [targetId, userId] : [targetId]);
        await tellOf(notify, change, [targetId], { kind: 'channelRole', actorId: userId, role });
      });
      return readMember(id, targetId);
    },
  };

  async function leave(change: Change, userId: number): Promise<void> {
    const { tx, conversation, at } = change;
    await change.addLine({ kind: 'left', actorId: userId });
    change.touch(await removeMembers(tx, conversation.id, [userId], at));
    if (conversation.members === 1) await membershipOf(tx).end(conversation.id, at);
  }
}
