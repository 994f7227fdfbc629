import { getTableColumns } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import type { Leaf } from '../rounds/repository.ts';
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

/** A run that nobody holds, with the question that was asked last. */
export interface SeenRun extends LockedRun {
  leaf: Leaf;
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

function runOf(row: Record<string, unknown>): RunRow {
  const values = Object.entries(COLUMNS).map(([key, column]) => {
    const value = row[column.name];
    return [key, value === null ? null : column.mapFromDriverValue(value as never)];
  });
  return Object.fromEntries(values) as RunRow;
}

/** @returns undefined where there is no such run */
export async function lockRun(db: Db, id: string): Promise<LockedRun | undefined> {
  const [row] = await lock(db, [id]);
  return row && { run: runOf(row), at: row.at };
}

const look = statement<Record<string, unknown> & Pick<SeenRun, 'at' | 'leaf'>>(
  'quiz_run_look',
  `select run.*, floor(extract(epoch from clock_timestamp()) * 1000)::float8 as at,
          json_build_object('tier', l.tier, 'idx', l.idx, 'id', l.question_id, 'rev', l.rev, 'salt', l.salt, 'body', r.body,
                            'correct', r.correct, 'topic', q.topic, 'source', q.source) as leaf
     from quiz_runs run join quiz_leaves l on (l.round_id, l.tier, l.idx) = (run.round_id, run.tier, run.idx)
     join quiz_question_revs r on (r.question_id, r.rev) = (l.question_id, l.rev) join quiz_questions q on q.id = l.question_id
    where run.id = $1`,
);

/** @returns undefined where there is no such run */
export async function lookAtRun(db: Db, id: string): Promise<SeenRun | undefined> {
  const [row] = await look(db, [id]);
  return row && { run: runOf(row), at: row.at, leaf: row.leaf };
}

const STEPS = `jsonb_to_recordset($1::jsonb) as s("runId" text, seq int, act text, no smallint, tier smallint, idx int, choice smallint,
  "isRight" boolean, ms int, gained int, "txKey" text, "requestHash" text, reply jsonb, at timestamptz)`;
const ADD_STEPS = `
  insert into quiz_run_steps (run_id, seq, act, no, tier, idx, choice, is_right, ms, gained, tx_key, request_hash, reply, at)
  select "runId", s.seq, act, no, tier, idx, choice, "isRight", ms, coalesce(gained, 0), "txKey", "requestHash", reply, at from ${STEPS}`;

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
const FIRST = 5;

/**
 * One round trip for what an act leaves behind: the run, its steps, and how its question went; nothing of it where the run has
 * had another step since it was read.
 */
const keep = statement<{ kept: number }>(
  'quiz_run_keep',
  `with saved as (
     update quiz_runs set ${KEPT.map((key, index) => `"${COLUMNS[key].name}" = $${FIRST + index}`).join(', ')}
      where id = $2 and seq = $4 returning id),
   stepped as (${ADD_STEPS} cross join saved),
   chosen as (select (value ->> 'tier')::smallint as tier, (value ->> 'idx')::int as idx, (value ->> 'choice')::int as choice,
                     coalesce((value ->> 'isRight')::boolean, false) as is_right, ((value ->> 'at')::timestamptz at time zone 'UTC')::date as day
                from jsonb_array_elements($3::jsonb) cross join saved),
   counted as (
     insert into quiz_question_stats as s (question_id, rev, day, shown, "right", picks_0, picks_1, picks_2, picks_3)
     select l.question_id, l.rev, c.day, count(*), count(*) filter (where c.is_right), count(*) filter (where c.choice = 0),
            count(*) filter (where c.choice = 1), count(*) filter (where c.choice = 2), count(*) filter (where c.choice = 3)
       from chosen c join quiz_leaves l on (l.tier, l.idx) = (c.tier, c.idx) and l.round_id = $${FIRST + KEPT.length}
      group by l.question_id, l.rev, c.day
     on conflict (question_id, rev, day) do update set shown = s.shown + excluded.shown, "right" = s."right" + excluded."right",
       picks_0 = s.picks_0 + excluded.picks_0, picks_1 = s.picks_1 + excluded.picks_1,
       picks_2 = s.picks_2 + excluded.picks_2, picks_3 = s.picks_3 + excluded.picks_3)
   select count(*)::int as kept from saved`,
);

const paramOf = (run: KeptRun, key: keyof KeptRun & Column) => {
  const value = run[key];
  return value === null ? null : (COLUMNS[key].mapToDriverValue(value as never) as string | number | boolean);
};

/** @param counted steps by which questions are measured @returns whether the run still stood where its steps begin */
export async function keepRun(db: Db, run: KeptRun, rows: readonly NewStep[], counted: readonly NewStep[]): Promise<boolean> {
  const choices = counted.map(({ tier, idx, choice = null, isRight = null, at }) => ({ tier, idx, choice, isRight, at }));
  const values = KEPT.map((key) => paramOf(run, key));
  const [row] = await keep(db, [JSON.stringify(rows), run.id, JSON.stringify(choices), run.seq - rows.length, ...values, run.roundId]);
  return row!.kept > 0;
}
