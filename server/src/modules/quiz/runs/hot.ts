import { getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { RunState } from './machine.ts';
import { runs, type steps } from './tables.ts';

type RunRow = typeof runs.$inferSelect;
type NewStep = typeof steps.$inferInsert;

/** A run that is held, and when it was. */
export interface LockedRun {
  run: RunRow;
  /** The database's time, ms. */
  at: number;
}

/** What is written of a run when it is kept. */
export type KeptRun = Pick<RunRow, 'id' | 'roundId' | 'dueAt'> & RunState;

const COLUMNS = getTableColumns(runs);
type Column = keyof typeof COLUMNS;

// The clock is read behind the lock: the outer query waits for what it selects from.
const lock = statement<Record<string, unknown> & { at: number }>(
  'quiz_run_lock',
  `with held as materialized (select * from quiz_runs where id = $1 for update)
   select held.*, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at from held`,
);

/** @returns undefined where there is no such run */
export async function lockRun(db: Db, id: string): Promise<LockedRun | undefined> {
  const [row] = await lock(db, [id]);
  if (!row) return undefined;
  const values = Object.entries(COLUMNS).map(([key, column]) => {
    const value = row[column.name];
    return [key, value === null ? null : column.mapFromDriverValue(value as never)];
  });
  return { run: Object.fromEntries(values) as RunRow, at: row.at };
}

const STEPS = `jsonb_to_recordset($1::jsonb) as s("runId" text, seq int, act text, no smallint, tier smallint, idx int, choice smallint,
  "isRight" boolean, ms int, gained int, "txKey" text, "requestHash" text, reply jsonb, at timestamptz)`;
const ADD_STEPS = `
  insert into quiz_run_steps (run_id, seq, act, no, tier, idx, choice, is_right, ms, gained, tx_key, request_hash, reply, at)
  select "runId", seq, act, no, tier, idx, choice, "isRight", ms, coalesce(gained, 0), "txKey", "requestHash", reply, at from ${STEPS}`;

const add = statement<object>('quiz_steps_add', ADD_STEPS);
export const addSteps = async (db: Db, rows: readonly NewStep[]): Promise<void> => void (await add(db, [JSON.stringify(rows)]));

/** Of a run's state what its rules change, as a list: a list is prepared once. */
const KEPT: readonly (keyof KeptRun & Column)[] = [
  'state',
  'no',
  'seq',
  'served',
  'tier',
  'idx',
  'askedAt',
  'deadline',
  'aliveAt',
  'frozenUntil',
  'hasFrozen',
  'isSlow',
  'failReason',
  'reviveUntil',
  'hasExtended',
  'used',
  'points',
  'right',
  'bindBy',
  'endedAt',
  'dueAt',
];
const FIRST = 4;

/** One round trip for what an act leaves behind: the run, its steps, and how its question went. */
const keep = statement<object>(
  'quiz_run_keep',
  `with saved as (
     update quiz_runs set ${KEPT.map((key, index) => `"${COLUMNS[key].name}" = $${FIRST + index}`).join(', ')} where id = $2),
   stepped as (${ADD_STEPS}),
   chosen as (select (value ->> 'tier')::smallint as tier, (value ->> 'idx')::int as idx, (value ->> 'choice')::int as choice,
                     coalesce((value ->> 'isRight')::boolean, false) as is_right, ((value ->> 'at')::timestamptz at time zone 'UTC')::date as day
                from jsonb_array_elements($3::jsonb))
   insert into quiz_question_stats as s (question_id, rev, day, shown, "right", picks_0, picks_1, picks_2, picks_3)
   select l.question_id, l.rev, c.day, count(*), count(*) filter (where c.is_right), count(*) filter (where c.choice = 0),
          count(*) filter (where c.choice = 1), count(*) filter (where c.choice = 2), count(*) filter (where c.choice = 3)
     from chosen c join quiz_leaves l on (l.tier, l.idx) = (c.tier, c.idx) and l.round_id = $${FIRST + KEPT.length}
    group by l.question_id, l.rev, c.day
   on conflict (question_id, rev, day) do update set shown = s.shown + excluded.shown, "right" = s."right" + excluded."right",
     picks_0 = s.picks_0 + excluded.picks_0, picks_1 = s.picks_1 + excluded.picks_1,
     picks_2 = s.picks_2 + excluded.picks_2, picks_3 = s.picks_3 + excluded.picks_3`,
);

const paramOf = (run: KeptRun, key: keyof KeptRun & Column) => {
  const value = run[key];
  return value === null ? null : (COLUMNS[key].mapToDriverValue(value as never) as string | number | boolean);
};

/** @param counted steps by which questions are measured: who is shown what, and what was chosen */
export async function keepRun(db: Db, run: KeptRun, rows: readonly NewStep[], counted: readonly NewStep[]): Promise<void> {
  const choices = counted.map(({ tier, idx, choice = null, isRight = null, at }) => ({ tier, idx, choice, isRight, at }));
  await keep(db, [JSON.stringify(rows), run.id, JSON.stringify(choices), ...KEPT.map((key) => paramOf(run, key)), run.roundId]);
}
