import type { Input, Output } from '@mortar/protocol';
import type {
  appealAccountCase,
  appealCase,
  CaseDetail,
  decideCase,
  getAccountCase,
  listCases,
  OwnCase,
  reviewCase,
} from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptText } from '../../../lib/kept-text.ts';
import { cut } from '../../../lib/page.ts';
import { addAudit, type AppealPasses } from '../../moderation/index.ts';
import type { Notify } from '../../notices/index.ts';
import type { Cursors } from '../pages/cursor.ts';
import { findAuthors, readAuthors } from '../people.ts';
import { carryOut, fits } from './carry-out.ts';
import { nameOf } from './evidence.ts';
import { casesOf, type CaseRow } from './repository.ts';
import { settle } from './settle.ts';
import { casesFor, detailFor, isOwnOf, ownCaseOf } from './view.ts';

export type RolesOf = (userId: number) => ReadonlySet<string>;
export interface CaseDeps {
  db: Db;
  clock: Clock;
  cursors: Cursors;
  notify: Notify;
  rolesOf: RolesOf;
  passes: Pick<AppealPasses, 'uidOf'>;
}

const notThere = () => new AppError('notFound', { status: 200 });

/** Cases of what people reported: moderators decide, authors appeal once, another moderator looks again. Everything is audited. */
export function createCases({ db, clock, cursors, notify, rolesOf, passes }: CaseDeps) {
  const now = () => new Date(clock.now());

  /** Whether somebody is a moderator or an operator. */
  function judges(userId: number): boolean {
    const roles = rolesOf(userId);
    return roles.has('moderator') || roles.has('operator');
  }
  /** @throws AppError `forbidden` */
  function judgesOnly(userId: number): void {
    if (!judges(userId)) throw new AppError('forbidden');
  }
  async function judgeOf(tx: Db, userId: number) {
    const person = (await readAuthors(tx, [userId])).get(userId);
    return { userId, name: person?.username ?? '', actor: `user:${person?.uid ?? ''}` };
  }
  async function held(tx: Db, id: string): Promise<CaseRow> {
    const row = await casesOf(tx).hold(Number(id));
    if (!row) throw notThere();
    return row;
  }
  async function own(tx: Db, userId: number, id: string): Promise<CaseRow> {
    const row = await casesOf(tx).hold(Number(id));
    if (row?.authorId !== userId || row.decision === null || row.decision === 'none') throw notThere();
    return row;
  }

  const appeal = (userId: number, { id, text }: Input<typeof appealCase>): Promise<OwnCase> =>
    db.transaction(async (tx) => {
      const row = await own(tx, userId, id);
      const [words, at] = [keptText(text), now()];
      if (words === '') throw new AppError('validation');
      if (!ownCaseOf(row, clock.now()).canAppeal) throw new AppError('notPossible');
      await casesOf(tx).change(row.id, { state: 'appealed', appeal: words });
      await casesOf(tx).note({ caseId: row.id, what: 'appealed', decision: null, by: '', note: words, at });
      return ownCaseOf({ ...row, state: 'appealed', appeal: words }, clock.now());
    });
  async function accountOf(pass: string): Promise<number> {
    const uid = passes.uidOf(pass);
    const person = uid === undefined ? undefined : (await findAuthors(db, [uid])).get(uid);
    if (!person) throw notThere();
    return person.userId;
  }

  return {
    judges,

    async list(userId: number, { state, cursor, pageSize }: Input<typeof listCases>): Promise<Output<typeof listCases>> {
      judgesOnly(userId);
      const name = `cases:${state}`;
      const known = cursor === undefined ? undefined : cursors.read(name, cursor);
      const after = known && { openedAt: new Date(known.last), id: known.top };
      const rows = await casesOf(db).list(state, after, pageSize + 1);
      const { shown, last } = cut(rows, pageSize);
      const next = last ? cursors.write({ feed: name, top: last.id, last: last.openedAt.getTime() }) : null;
      return { list: await casesFor(db, userId, shown), end: !last, cursor: next };
    },

    async detail(userId: number, id: string): Promise<CaseDetail> {
      judgesOnly(userId);
      const row = await casesOf(db).find(Number(id));
      if (!row) throw notThere();
      return detailFor(db, userId, row);
    },

    decide: (userId: number, { id, decision, reason, note }: Input<typeof decideCase>): Promise<CaseDetail> =>
      db.transaction(async (tx) => {
        judgesOnly(userId);
        const row = await held(tx, id);
        if (isOwnOf(row, userId)) throw new AppError('forbidden');
        if (row.state !== 'open' || !fits(row, decision)) throw new AppError('notPossible');
        await settle(tx, row, { decision, reason, note: keptText(note), by: await judgeOf(tx, userId), at: now() }, notify);
        return detailFor(tx, userId, (await casesOf(tx).find(row.id))!);
      }),

    review: (userId: number, { id, isUpheld, note }: Input<typeof reviewCase>): Promise<CaseDetail> =>
      db.transaction(async (tx) => {
        judgesOnly(userId);
        const row = await held(tx, id);
        if (row.state !== 'appealed') throw new AppError('notPossible');
        if (isOwnOf(row, userId)) throw new AppError('forbidden');
        const [by, at, outcome] = [await judgeOf(tx, userId), now(), isUpheld ? ('upheld' as const) : ('reversed' as const)];
        await casesOf(tx).change(row.id, { state: 'closed', isUpheld });
        await casesOf(tx).note({ caseId: row.id, what: outcome, decision: null, by: by.name, note: keptText(note), at });
        if (!isUpheld) await carryOut(tx, row, false, { actor: by.actor, at });
        const audited = { at, actor: by.actor, action: 'community.case.review', target: `community:${row.target}` };
        await addAudit(tx, { ...audited, outcome: 'done', detail: { outcome, note: keptText(note) || null } });
        const values = { text: nameOf(row), outcome };
        await notify(tx, [row.authorId], { kind: 'caseReviewed', about: `case:${row.id}`, values, link: `/cases/${row.id}` });
        return detailFor(tx, userId, (await casesOf(tx).find(row.id))!);
      }),

    own: (userId: number, id: string): Promise<OwnCase> => db.transaction(async (tx) => ownCaseOf(await own(tx, userId, id), clock.now())),

    appeal,

    /** Of whoever holds a pass of a refused login: they have no session. @throws AppError `notFound` without one that works */
    async account({ pass }: Input<typeof getAccountCase>): Promise<Output<typeof getAccountCase>> {
      const row = await casesOf(db).ofAccount(await accountOf(pass));
      return { case: row ? ownCaseOf(row, clock.now()) : null };
    },
    async appealAccount({ pass, text }: Input<typeof appealAccountCase>): Promise<OwnCase> {
      const userId = await accountOf(pass);
      const row = await casesOf(db).ofAccount(userId);
      if (!row) throw notThere();
      return appeal(userId, { id: String(row.id), text });
    },
  };
}

export type Cases = ReturnType<typeof createCases>;
