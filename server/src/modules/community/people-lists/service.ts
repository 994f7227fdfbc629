import type { Input, Output } from '@mortar/protocol';
import {
  PEOPLE_LIST_CHARACTERS,
  PEOPLE_LISTS,
  type createPeopleList,
  type editPeopleList,
  type listListed,
  type listPeopleLists,
  type PeopleList,
  type setListed,
} from '@mortar/protocol/community';
import type { LocalizedText } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import { holdLock } from '../../../db/locks.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { readTimeKey, writeTimeKey } from '../../../lib/key-cursor.ts';
import { keptLine, keptText, lengthOf } from '../../../lib/kept-text.ts';
import { cut } from '../../../lib/page.ts';
import { newId } from '../ids.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { peopleListsOf, type ListRow } from './repository.ts';

const NAMELESS: LocalizedText = { en: 'Give the list a name.', 'zh-HK': '請為名單命名。' };
const longerThan = (most: number): LocalizedText => ({ en: `At most ${most} characters.`, 'zh-HK': `最多 ${most} 個字元。` });

const notThere = () => new AppError('notFound', { status: 200 });

/** Words of a list as they are kept. @throws AppError `validation` */
function keptWords({ name, description, isPublic }: Input<typeof createPeopleList>) {
  const kept = { name: keptLine(name), description: keptText(description), isPublic };
  const faults: Record<string, LocalizedText> = {};
  if (kept.name === '') faults['name'] = NAMELESS;
  for (const part of ['name', 'description'] as const)
    if (lengthOf(kept[part]) > PEOPLE_LIST_CHARACTERS[part]) faults[part] = longerThan(PEOPLE_LIST_CHARACTERS[part]);
  if (Object.keys(faults).length > 0) throw new AppError('validation', { fields: faults });
  return kept;
}

/** Lists of people: public ones for everybody whom their owner has not shut out, private ones for their owner alone. */
export function createPeopleLists({ db, clock }: { db: Db; clock: Clock }) {
  /** Lists of one person. */
  async function shown(of: Db, viewer: number, ownerId: number, rows: readonly ListRow[]): Promise<PeopleList[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const isOwn = viewer === ownerId;
    const [owners, people, on] = await Promise.all([
      readAuthors(of, [ownerId]),
      peopleListsOf(of).countShown(viewer, ownerId, ids),
      isOwn ? new Set<number>() : peopleListsOf(of).holding(ids, viewer),
    ]);
    const owner = owners.get(ownerId);
    if (!owner) throw notThere();
    return rows.map(({ id, name, description, isPublic, isDemo, at }) => ({
      listid: String(id),
      name,
      description,
      isPublic,
      owner,
      isOwn,
      isOn: on.has(id),
      people: people.get(id) ?? 0,
      at: at.toISOString(),
      isDemo,
    }));
  }
  const one = async (of: Db, viewer: number, row: ListRow): Promise<PeopleList> => (await shown(of, viewer, row.ownerId, [row]))[0]!;

  async function read(viewer: number, listid: string): Promise<ListRow> {
    const row = await peopleListsOf(db).find(viewer, Number(listid));
    if (!row) throw notThere();
    return row;
  }
  /** Does something with an own list. */
  const own = <Done>(userId: number, listid: string, work: (tx: Db, row: ListRow) => Promise<Done>): Promise<Done> =>
    db.transaction(async (tx) => {
      const row = await peopleListsOf(tx).hold(userId, Number(listid));
      if (row?.ownerId !== userId) throw notThere();
      return work(tx, row);
    });

  return {
    /** A list whose feed is read. @throws AppError `notFound` */
    read,

    async create(tx: Db, userId: number, input: Input<typeof createPeopleList>): Promise<PeopleList> {
      await holdLock(tx, 'communityOwn', userId);
      if ((await peopleListsOf(tx).countOwned(userId)) >= PEOPLE_LISTS.most) throw new AppError('communityFull');
      const row = { id: newId(), ownerId: userId, ...keptWords(input), isDemo: false, at: new Date(clock.now()) };
      await peopleListsOf(tx).add(row);
      return one(tx, userId, row);
    },
    edit: (userId: number, { listid, ...words }: Input<typeof editPeopleList>): Promise<PeopleList> =>
      own(userId, listid, async (tx, row) => {
        const change = keptWords(words);
        await peopleListsOf(tx).change(row.id, change);
        return one(tx, userId, { ...row, ...change });
      }),
    remove: (userId: number, listid: string): Promise<Record<string, never>> =>
      own(userId, listid, async (tx, { id }) => {
        await peopleListsOf(tx).remove(id);
        return {};
      }),
    get: async (viewer: number, listid: string): Promise<PeopleList> => one(db, viewer, await read(viewer, listid)),

    async list(
      viewer: number,
      { accountid, holding, cursor, pageSize }: Input<typeof listPeopleLists>,
    ): Promise<Output<typeof listPeopleLists>> {
      const uids = [accountid, holding].filter((uid) => uid !== undefined);
      const people = await findAuthors(db, uids);
      const ownerId = accountid === undefined ? viewer : people.get(accountid)?.userId;
      const heldId = holding === undefined ? undefined : people.get(holding)?.userId;
      if (ownerId === undefined || (holding !== undefined && heldId === undefined)) throw notThere();
      const rows = await peopleListsOf(db).by(viewer, ownerId, readTimeKey(cursor), pageSize + 1);
      const { shown: page, last } = cut(rows, pageSize);
      const ids = page.map(({ id }) => id);
      const [lists, held] = await Promise.all([
        shown(db, viewer, ownerId, page),
        heldId === undefined ? new Set<number>() : peopleListsOf(db).holding(ids, heldId),
      ]);
      const list = lists.map((one) => ({ ...one, holds: held.has(Number(one.listid)) }));
      return { list, end: !last, cursor: last ? writeTimeKey(last) : null };
    },

    async people(viewer: number, { listid, cursor, pageSize }: Input<typeof listListed>): Promise<Output<typeof listListed>> {
      const row = await read(viewer, listid);
      const rows = await peopleListsOf(db).people(viewer, row, readTimeKey(cursor), pageSize + 1);
      const { shown: page, last } = cut(rows, pageSize);
      const list = page.map(({ userId: _userId, at: _at, ...person }) => person);
      return { list, end: !last, cursor: last ? writeTimeKey({ at: last.at, id: last.userId }) : null };
    },

    /** Owners put people on their lists and take them off; everybody takes themselves off. */
    set: (userId: number, { listid, uid, status }: Input<typeof setListed>): Promise<PeopleList> =>
      db.transaction(async (tx) => {
        const lists = peopleListsOf(tx);
        const row = await lists.hold(userId, Number(listid));
        const other = (await findAuthors(tx, [uid])).get(uid);
        const isOwn = row?.ownerId === userId;
        if (!row || !other || (!isOwn && (status === 1 || other.userId !== userId))) throw notThere();
        if (status === 0) await lists.take(row.id, other.userId);
        else if (!(await lists.has(row.id, other.userId))) {
          if (!(await lists.mayList(userId, other.userId))) throw notThere();
          if ((await lists.count(row.id)) >= PEOPLE_LISTS.people) throw new AppError('communityFull');
          await lists.put(row.id, other.userId, new Date(clock.now()));
        }
        return one(tx, userId, row);
      }),
  };
}

export type PeopleLists = ReturnType<typeof createPeopleLists>;
