import type { Input, Output } from '@mortar/protocol';
import {
  GROUP_CHARACTERS,
  type createGroup,
  type editGroup,
  type Group,
  type listGroups,
  type listMembers,
  type setMember,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine, keptText, lengthOf } from '../../../lib/kept-text.ts';
import type { Assets } from '../../uploads/index.ts';
import { newId, VISITOR } from '../ids.ts';
import { INSIDE } from '../membership/members.ts';
import type { Cursors } from '../pages/cursor.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { groupsOf, type GroupRow, type MemberRole } from './repository.ts';

/** Groups that one person owns. */
const OWNED_MOST = 20;
const NAMELESS: FieldTexts = { name: { en: 'Give the group a name.', 'zh-HK': '請為群組命名。' } };
const LONG: FieldTexts = { name: { en: 'That name is too long.', 'zh-HK': '名稱太長。' } };

export interface GroupDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  assets: Assets;
}

const notThere = () => new AppError('notFound', { status: 200 });
const leads = (role: MemberRole | 'none' | undefined): boolean => role === 'owner' || role === 'moderator';
const isInside = (role: MemberRole | 'none'): boolean => INSIDE.some((one) => one === role);

/** Groups: who is in them, who leads them, and by which rules. */
export function createGroups({ db, clock, cursors, assets }: GroupDeps) {
  const now = () => new Date(clock.now());

  async function shown(of: Db, viewer: number, rows: readonly GroupRow[]): Promise<Group[]> {
    const { owners, roles } = await groupsOf(of).standing(
      rows.map(({ id }) => id),
      viewer,
    );
    const led = rows.map(({ id }) => id).filter((id) => leads(roles.get(id)));
    const [people, asked] = await Promise.all([readAuthors(of, [...owners.values()]), groupsOf(of).countAsked(led)]);
    return rows.map(({ id, name, description, rules, picture, joinRule, members, isDemo, at }) => ({
      groupid: String(id),
      name,
      description,
      rules,
      picture,
      joinRule,
      members,
      owner: people.get(owners.get(id) ?? VISITOR) ?? null,
      role: roles.get(id) ?? 'none',
      waiting: asked.get(id) ?? 0,
      at: at.toISOString(),
      isDemo,
    }));
  }
  const one = async (of: Db, viewer: number, row: GroupRow): Promise<Group> => (await shown(of, viewer, [row]))[0]!;

  function keptName(name: string): string {
    const kept = keptLine(name);
    if (kept === '') throw new AppError('validation', { fields: NAMELESS });
    if (lengthOf(kept) > GROUP_CHARACTERS.name) throw new AppError('validation', { fields: LONG });
    return kept;
  }

  async function pictureOf(tx: Db, userId: number, id: number, assetid: string | undefined): Promise<string | undefined> {
    if (assetid === undefined) return undefined;
    await assets.release(tx, `group:${id}`);
    if (assetid === '') return '';
    return (await assets.use(tx, userId, [assetid], `group:${id}`, 'picture'))[0]!.url;
  }

  /** Does something in a group that nobody else changes meanwhile. */
  const change = (
    userId: number,
    groupid: string,
    work: (tx: Db, group: GroupRow, role: MemberRole | 'none') => Promise<void>,
  ): Promise<Group> =>
    db.transaction(async (tx) => {
      const group = await groupsOf(tx).hold(Number(groupid));
      if (!group) throw notThere();
      await work(tx, group, await groupsOf(tx).roleOf(group.id, userId));
      return one(tx, userId, (await groupsOf(tx).find(group.id))!);
    });

  return {
    async create(tx: Db, userId: number, { name, description, rules, joinRule, picture }: Input<typeof createGroup>): Promise<Group> {
      if ((await groupsOf(tx).countOwned(userId)) >= OWNED_MOST) throw new AppError('communityFull');
      const id = newId();
      const about = { name: keptName(name), description: keptText(description), rules: rules.map(keptLine).filter(Boolean), joinRule };
      await groupsOf(tx).add({ id, ...about, picture: '', members: 0, isDemo: false, isClosed: false, at: now() });
      await groupsOf(tx).set(id, userId, 'owner', now());
      await groupsOf(tx).change(id, { picture: (await pictureOf(tx, userId, id, picture)) ?? '' });
      return one(tx, userId, (await groupsOf(tx).find(id))!);
    },

    edit: (userId: number, { groupid, name, description, rules, joinRule, picture }: Input<typeof editGroup>): Promise<Group> =>
      change(userId, groupid, async (tx, { id }, role) => {
        if (!leads(role)) throw new AppError('forbidden');
        const url = await pictureOf(tx, userId, id, picture);
        await groupsOf(tx).change(id, {
          ...(name !== undefined && { name: keptName(name) }),
          ...(description !== undefined && { description: keptText(description) }),
          ...(rules && { rules: rules.map(keptLine).filter(Boolean) }),
          ...(joinRule && { joinRule }),
          ...(url !== undefined && { picture: url }),
        });
      }),

    async get(viewer: number, groupid: string): Promise<Group> {
      const group = await groupsOf(db).find(Number(groupid));
      if (!group) throw notThere();
      return one(db, viewer, group);
    },

    async list(viewer: number, { kind, text = '', cursor, pageSize }: Input<typeof listGroups>): Promise<Output<typeof listGroups>> {
      if (kind === 'mine' && viewer === VISITOR) return { list: [], cursor: null, end: true };
      const name = `groups:${kind}:${text}`;
      const skip = cursor === undefined ? 0 : cursors.read(name, cursor).last;
      const rows = await groupsOf(db).list(text.trim(), kind === 'mine' ? viewer : undefined, skip, pageSize + 1);
      const end = rows.length <= pageSize;
      const list = await shown(db, viewer, rows.slice(0, pageSize));
      return { list, end, cursor: end ? null : cursors.write({ feed: name, top: 0, last: skip + pageSize }) };
    },

    join: (userId: number, groupid: string): Promise<Group> =>
      change(userId, groupid, async (tx, { id, joinRule }, role) => {
        if (role === 'banned') throw new AppError('groupRefused');
        if (role === 'none') await groupsOf(tx).set(id, userId, joinRule === 'open' ? 'member' : 'asked', now());
      }),

    leave: (userId: number, groupid: string): Promise<Group> =>
      change(userId, groupid, async (tx, { id }, role) => {
        if (role === 'owner') throw new AppError('notPossible');
        if (role !== 'banned') await groupsOf(tx).set(id, userId, 'none', now());
      }),

    async members(viewer: number, { groupid, kind, cursor, pageSize }: Input<typeof listMembers>): Promise<Output<typeof listMembers>> {
      const group = await groupsOf(db).find(Number(groupid));
      if (!group) throw notThere();
      const isLeader = leads(await groupsOf(db).roleOf(group.id, viewer));
      if (kind !== 'members' && !isLeader) throw new AppError('forbidden');
      const name = `members:${groupid}:${kind}`;
      const skip = cursor === undefined ? 0 : cursors.read(name, cursor).last;
      const roles = kind === 'members' ? INSIDE : [kind];
      const rows = await groupsOf(db).members(group.id, roles, isLeader ? 'leader' : viewer, skip, pageSize + 1);
      const end = rows.length <= pageSize;
      const list = rows.slice(0, pageSize).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
      return { list, end, cursor: end ? null : cursors.write({ feed: name, top: 0, last: skip + pageSize }) };
    },

    /** Owners do everything; moderators let in, turn away and ban members. */
    async setMember(userId: number, { groupid, uid, role: wanted }: Input<typeof setMember>): Promise<Record<string, never>> {
      const other = (await findAuthors(db, [uid])).get(uid);
      if (!other) throw notThere();
      await change(userId, groupid, async (tx, { id }, role) => {
        const before = await groupsOf(tx).roleOf(id, other.userId);
        const isOwners = wanted === 'owner' || wanted === 'moderator' || leads(before);
        if (other.userId === userId || !leads(role) || (isOwners && role !== 'owner')) throw new AppError('forbidden');
        if (wanted !== 'banned' && before === 'none') throw new AppError('notPossible');
        if (wanted === 'owner' && !isInside(before)) throw new AppError('notPossible');
        if (wanted === 'owner') await groupsOf(tx).set(id, userId, 'moderator', now());
        await groupsOf(tx).set(id, other.userId, wanted, now());
      });
      return {};
    },
  };
}

export type Groups = ReturnType<typeof createGroups>;
