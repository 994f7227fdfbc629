import type { Case, CaseDetail, OwnCase } from '@mortar/protocol/community';
import { APPEAL_MS } from '@mortar/protocol/community';
import type { Db } from '../../../db/db.ts';
import { readAuthors } from '../people.ts';
import { linkOf, partsOf } from './evidence.ts';
import { casesOf, type CaseRow } from './repository.ts';

/** Reports that a case shows. */
const REPORTS = 100;

function aboutOf({ id, state, target, says, openedAt, decision, reason, note, decidedAt, appeal, isUpheld }: CaseRow) {
  const { type, id: targetid } = partsOf(target);
  return {
    id: String(id),
    state,
    targettype: type,
    targetid,
    says,
    link: linkOf(target),
    openedAt: openedAt.toISOString(),
    decision,
    reason,
    note,
    decidedAt: decidedAt?.toISOString() ?? null,
    appeal,
    isUpheld,
  };
}

/** A case as whom it is about sees it. */
export function ownCaseOf(row: CaseRow, now: number): OwnCase {
  const isLate = row.decidedAt !== null && now > row.decidedAt.getTime() + APPEAL_MS;
  return { ...aboutOf(row), canAppeal: row.state === 'decided' && row.decision !== 'none' && !isLate };
}

/** Whether a moderator has to leave a case to somebody else. */
export const isOwnOf = (row: CaseRow, viewer: number): boolean =>
  row.authorId === viewer || (row.state === 'appealed' && row.decidedBy === viewer);

/** Cases as a moderator sees them. */
export async function casesFor(db: Db, viewer: number, rows: readonly CaseRow[]): Promise<Case[]> {
  const [authors, reported] = await Promise.all([
    readAuthors(db, [...new Set(rows.map(({ authorId }) => authorId))]),
    casesOf(db).reported(rows.map(({ target }) => target)),
  ]);
  return rows.map((row) => ({
    ...aboutOf(row),
    author: authors.get(row.authorId) ?? null,
    ...(reported.get(row.target) ?? { people: 0, reasons: [] }),
    isOwn: isOwnOf(row, viewer),
  }));
}

/** One case with all that a moderator needs to judge. */
export async function detailFor(db: Db, viewer: number, row: CaseRow): Promise<CaseDetail> {
  const of = casesOf(db);
  const [[shown], reports, actions, earlier] = await Promise.all([
    casesFor(db, viewer, [row]),
    of.reports(row.target, REPORTS),
    of.actions(row.id),
    row.authorId === 0 ? 0 : of.countAgainst(row.authorId, row.id),
  ]);
  return {
    ...shown!,
    pictures: row.pictures,
    reports: reports.map(({ at, ...report }) => ({ ...report, at: at.toISOString() })),
    history: actions.map(({ what, decision, by, note, at }) => ({ what, decision, by, note, at: at.toISOString() })),
    earlier,
  };
}
