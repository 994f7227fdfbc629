import type { Input, Output } from '@mortar/protocol';
import type { listNotices, Notice, NoticeKind, NoticeValues, readNotices } from '@mortar/protocol/notices';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { PublicPerson } from '../../identity/index.ts';
import { noticesOf, type NoticeRow } from './repository.ts';

/** A notice is kept for so long. */
const KEPT_MS = 90 * 24 * 3600 * 1000;

/** What somebody is told. */
export interface NewNotice<Kind extends NoticeKind = NoticeKind> {
  kind: Kind;
  /** Who did it. */
  actorId?: number;
  /** What it is about, such as `channel:12`: of the same kind and thing only the newest is kept. */
  about: string;
  values: NoticeValues[Kind];
  /** Path of our own where it leads. */
  link: string;
}

/** Tells people what concerns them, in the transaction in which it happens. They hear of it once that is committed. */
export type Notify = <Kind extends NoticeKind>(tx: Db, userIds: readonly number[], notice: NewNotice<Kind>) => Promise<void>;

export interface NoticeServiceDeps {
  db: Db;
  clock: Clock;
  readPeople(userIds: readonly number[]): Promise<ReadonlyMap<number, PublicPerson>>;
}

/** One list of everything that a person is told of. */
export function createNoticeService({ db, clock, readPeople }: NoticeServiceDeps) {
  const shown = ({ id, kind, actorId, values, link, at, readAt }: NoticeRow, people: ReadonlyMap<number, PublicPerson>): Notice => ({
    id: String(id),
    kind,
    actor: people.get(actorId ?? 0) ?? null,
    values,
    link,
    at: at.toISOString(),
    isRead: readAt !== null,
  });
  const countUnread = (userId: number) => noticesOf(db).countUnread(userId);
  const notify: Notify = async (tx, userIds, { kind, about, values, ...rest }) => {
    const at = new Date(clock.now());
    const texts: Record<string, string> = { ...values };
    if (userIds.length === 0) return;
    // In one order: two that tell the same people do not wait for one another in a circle.
    const inOrder = [...new Set(userIds)].toSorted((a, b) => a - b);
    await noticesOf(tx).add(inOrder, { ...rest, kind, about: `${kind} ${about}`, values: texts, at });
  };
  return {
    notify,
    countUnread,

    async list(userId: number, { cursor, pageSize }: Input<typeof listNotices>): Promise<Output<typeof listNotices>> {
      const before = cursor === undefined ? undefined : Math.trunc(Number(cursor));
      const [rows, unread_num] = await Promise.all([noticesOf(db).page(userId, before, pageSize + 1), countUnread(userId)]);
      const page = rows.slice(0, pageSize);
      const people = await readPeople(page.flatMap(({ actorId }) => actorId ?? []));
      return { list: page.map((row) => shown(row, people)), unread_num, next: rows.length > pageSize ? String(page.at(-1)!.id) : null };
    },

    async read(userId: number, { id }: Input<typeof readNotices>): Promise<Output<typeof readNotices>> {
      await noticesOf(db).read(userId, Number(id), new Date(clock.now()));
      return { unread_num: await countUnread(userId) };
    },

    prune: () => noticesOf(db).removeBefore(new Date(clock.now() - KEPT_MS)),
  };
}

export type NoticeService = ReturnType<typeof createNoticeService>;
