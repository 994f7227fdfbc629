import type { Input, Output } from '@mortar/protocol';
import { instantOf } from '@mortar/protocol/community';
import type { ArticleDraft, listNewsDrafts, NewsDraft, publishNewsDraft, saveNewsDraft, scheduleNewsDraft } from '@mortar/protocol/news';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/db.ts';
import { AppError, type FieldTexts } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { holdersOf } from '../../moderation/index.ts';
import type { Notify } from '../../notices/index.ts';
import type { Assets } from '../../uploads/index.ts';
import { finishedOf } from '../articles/finished.ts';
import { ownArticle, usedByArticle, type Articles } from '../articles/service.ts';
import { EDITORS } from '../editor-of.ts';
import { newsOf, type ItemRow } from '../items/repository.ts';
import { newsDraftsOf, type DraftRow } from './repository.ts';

/** Articles that all editors together are writing. */
const MOST = 200;
const PAST: FieldTexts = { local: { en: 'Choose a time in the future.', 'zh-HK': '請選擇稍後的時間。' } };

export interface NewsDraftsDeps {
  db: Db;
  clock: Clock;
  assets: Assets;
  articles: Pick<Articles, 'write' | 'remove'>;
  /** @param of the transaction, within one: it holds a connection already, and must not wait for another one */
  namesOf(of: Db, userIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Whether somebody writes articles of this site. */
  isEditor(userId: number): boolean;
  notify: Notify;
  /** Tells who looks that something was published. */
  told(): void;
}

const usedBy = (id: string): string => `newsdraft:${id}`;
const notThere = () => new AppError('notFound', { status: 200 });

/** What an article says, to be changed. */
const draftOf = ({ category, tags, texts, picture }: ItemRow): ArticleDraft => {
  const of = (lang: 'en' | 'zh-HK') => ({ title: '', summary: '', body: '', ...texts[lang] });
  return { category, tags: tags.join(' '), texts: { en: of('en'), 'zh-HK': of('zh-HK') }, alt: picture?.alt ?? { en: '', 'zh-HK': '' } };
};

/** Articles that are being written, by all editors: whoever saves over a version that somebody else saved is told, and both stay. */
export function createNewsDrafts({ db, clock, assets, articles, namesOf, isEditor, notify, told }: NewsDraftsDeps) {
  const now = () => new Date(clock.now());

  async function shown(of: Db, rows: readonly DraftRow[]): Promise<NewsDraft[]> {
    const names = await namesOf(
      of,
      rows.map(({ authorId }) => authorId),
    );
    return rows.map(({ id, rev, article, picture, itemId, authorId, at, publishAt, local, zone, held }) => ({
      draftid: id,
      rev,
      article,
      picture,
      newsid: itemId === null ? null : String(itemId),
      by: names.get(authorId) ?? null,
      at: at.toISOString(),
      when: publishAt && local !== null && zone !== null ? { local, zone, at: publishAt.toISOString() } : null,
      held,
    }));
  }
  const one = async (of: Db, row: DraftRow): Promise<NewsDraft> => (await shown(of, [row]))[0]!;

  async function held(tx: Db, id: string): Promise<DraftRow> {
    const row = await newsDraftsOf(tx).hold(id);
    if (!row) throw notThere();
    return row;
  }
  async function unchanged(tx: Db, id: string, rev: number): Promise<DraftRow> {
    const row = await held(tx, id);
    if (row.rev !== rev) throw new AppError('changedElsewhere', { data: await one(tx, row) });
    return row;
  }
  async function assertRoom(tx: Db): Promise<void> {
    if ((await newsDraftsOf(tx).count()) >= MOST) throw new AppError('communityFull');
  }

  /** The picture that a draft has from now on; undefined for the one that it has. */
  async function pictureOf(tx: Db, userId: number, id: string, assetid: string | undefined): Promise<DraftRow['picture'] | undefined> {
    if (assetid === undefined) return undefined;
    await assets.release(tx, usedBy(id));
    if (assetid === '') return null;
    const { url, width, height } = (await assets.use(tx, userId, [assetid], usedBy(id), 'picture'))[0]!;
    return { url, width: width ?? 1, height: height ?? 1 };
  }

  async function end(tx: Db, id: string): Promise<void> {
    await assets.release(tx, usedBy(id));
    await newsDraftsOf(tx).remove(id);
  }

  /** Whether what a draft changes is still as it was. */
  const isCurrent = (row: DraftRow, item: ItemRow | undefined): boolean => !item || item.rev === row.itemRev;
  /** The article that a draft changes; undefined for a new one, null where moderators have taken it away. */
  const itemOf = async (tx: Db, { itemId }: DraftRow): Promise<ItemRow | null | undefined> =>
    itemId === null ? undefined : ((await newsOf(tx).find(itemId)) ?? null);

  async function publish(tx: Db, userId: number, row: DraftRow, item: ItemRow | undefined): Promise<Output<typeof publishNewsDraft>> {
    const { alt, ...finished } = finishedOf(row.article);
    const { id, rev } = await articles.write(tx, userId, item, finished);
    await assets.release(tx, usedByArticle(id));
    await assets.share(tx, usedBy(row.id), usedByArticle(id));
    await newsOf(tx).set(id, { picture: row.picture && { ...row.picture, alt } });
    await end(tx, row.id);
    return { newsid: String(id), rev };
  }

  /** Holds an article at its time, and tells whoever scheduled it; all editors where they are none any more. */
  async function keep(tx: Db, row: DraftRow, reason: NonNullable<DraftRow['held']>): Promise<void> {
    await newsDraftsOf(tx).set(row.id, { held: reason });
    const { en, 'zh-HK': zh } = row.article.texts;
    await notify(tx, reason === 'author' ? await holdersOf(tx, EDITORS) : [row.authorId], {
      kind: 'articleHeld',
      about: `article:${row.id}`,
      values: { text: en.title || zh.title, why: reason },
      link: `/news/write/${row.id}`,
    });
  }

  /** A draft of what an article says, with its picture. */
  async function begin(tx: Db, userId: number, item: ItemRow, itemId: number | null): Promise<DraftRow> {
    const { picture } = item;
    const id = randomUUID();
    const row = await newsDraftsOf(tx).add({
      id,
      article: draftOf(item),
      picture: picture && { url: picture.url, width: picture.width, height: picture.height },
      itemId,
      itemRev: item.rev,
      authorId: userId,
      at: now(),
    });
    await assets.share(tx, usedByArticle(item.id), usedBy(id));
    return row!;
  }

  return {
    /** Takes a draft away with its picture. */
    end,

    list: async (): Promise<Output<typeof listNewsDrafts>> => ({ list: await shown(db, await newsDraftsOf(db).list(MOST)) }),

    async get(id: string): Promise<NewsDraft> {
      const row = await newsDraftsOf(db).find(id);
      if (!row) throw notThere();
      return one(db, row);
    },

    save: (userId: number, { draftid: id, rev, article, picture }: Input<typeof saveNewsDraft>): Promise<NewsDraft> =>
      db.transaction(async (tx) => {
        const drafts = newsDraftsOf(tx);
        const row = await drafts.hold(id);
        const next = { article, authorId: userId, at: now() };
        if (!row) {
          // What was published or thrown away meanwhile is no draft again.
          if (rev > 0) throw notThere();
          await assertRoom(tx);
          const added = await drafts.add({ id, ...next });
          if (!added) throw new AppError('changedElsewhere', { data: await one(tx, await held(tx, id)) });
          const first = await pictureOf(tx, userId, id, picture);
          return one(tx, first ? await drafts.set(id, { picture: first }) : added);
        }
        if (row.rev !== rev) throw new AppError('changedElsewhere', { data: await one(tx, row) });
        if (row.publishAt && !row.held) throw new AppError('notPossible');
        const chosen = await pictureOf(tx, userId, id, picture);
        return one(tx, await drafts.set(id, { ...next, rev: rev + 1, ...(chosen !== undefined && { picture: chosen }) }));
      }),

    remove: (id: string): Promise<Record<string, never>> =>
      db.transaction(async (tx) => {
        await held(tx, id);
        await end(tx, id);
        return {};
      }),

    /** Begins to change an article, or goes on with what was begun. */
    change: (userId: number, newsid: string): Promise<NewsDraft> =>
      db.transaction(async (tx) => {
        const item = await ownArticle(tx, newsid);
        const begun = await newsDraftsOf(tx).ofItem(item.id);
        if (begun) return one(tx, begun);
        await assertRoom(tx);
        return one(tx, await begin(tx, userId, item, item.id));
      }),

    publish: async (tx: Db, userId: number, { draftid, rev, isOver }: Input<typeof publishNewsDraft>) => {
      const row = await unchanged(tx, draftid, rev);
      const item = await itemOf(tx, row);
      if (item === null) throw new AppError('notPossible');
      if (!isOver && !isCurrent(row, item)) throw new AppError('changedElsewhere', { data: null });
      return publish(tx, userId, row, item);
    },

    schedule: (userId: number, { draftid, rev, local, zone }: Input<typeof scheduleNewsDraft>): Promise<NewsDraft> =>
      db.transaction(async (tx) => {
        const row = await unchanged(tx, draftid, rev);
        const instant = instantOf(local, zone);
        if (instant === undefined || instant <= clock.now()) throw new AppError('validation', { fields: PAST });
        // What is not finished now is not finished then.
        finishedOf(row.article);
        const when = { publishAt: new Date(instant), local, zone, held: null };
        return one(tx, await newsDraftsOf(tx).set(draftid, { ...when, authorId: userId, at: now() }));
      }),

    hold: (draftid: string): Promise<NewsDraft> =>
      db.transaction(async (tx) => {
        await held(tx, draftid);
        return one(tx, await newsDraftsOf(tx).set(draftid, { publishAt: null, local: null, zone: null, held: null }));
      }),

    /** An article becomes a draft again. */
    async takeBack(tx: Db, userId: number, newsid: string): Promise<NewsDraft> {
      const item = await ownArticle(tx, newsid);
      const row = await begin(tx, userId, item, null);
      await articles.remove(tx, newsid);
      return one(tx, row);
    },

    /** Publishes what is due, each in a transaction of its own, once and never early. */
    async publishDue(): Promise<void> {
      let count = 0;
      const next = () =>
        db.transaction(async (tx) => {
          const row = await newsDraftsOf(tx).takeDue(now());
          if (!row) return false;
          const item = await itemOf(tx, row);
          const isChanged = item === null || !isCurrent(row, item);
          const reason = isEditor(row.authorId) ? (isChanged ? ('changed' as const) : null) : ('author' as const);
          if (reason) await keep(tx, row, reason);
          else await publish(tx, row.authorId, row, item ?? undefined);
          count += reason ? 0 : 1;
          return true;
        });
      while (await next());
      if (count > 0) told();
    },
  };
}

export type NewsDrafts = ReturnType<typeof createNewsDrafts>;
