import type { Input, Output } from '@mortar/protocol';
import type { answerEvent } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import { statement } from '../../../db/statement.ts';
import { GRACE_MS } from '@mortar/protocol/quiz';
import { AppError } from '../../../lib/app-error.ts';
import { createBatches } from '../../../lib/batches.ts';

/** An answer as it came. */
type Given = Input<typeof answerEvent> & { userId: number; /** By the database's clock, ms. */ at: number };

/** What became of one. */
interface Kept {
  /** Place in the batch. */
  k: number;
  /** Whether the question is asked now; null where there is no such event. */
  asked: boolean | null;
  /** Whether it came in time. */
  timely: boolean | null;
  /** Whether the person is among the players. */
  playing: boolean;
  /** The person's answer, this one or one before. */
  choice: number | null;
  token: string | null;
  at: number | null;
}

/** Answers of one transaction; more only make the others wait. */
const BATCH = 500;
/** Batches that run beside one another; a person is always in the same lane. */
const LANES = 2;

/**
 * Keeps answers in one round trip. The events stand still meanwhile, so that none comes in behind its reveal. What another
 * process kept of the same person at the same moment is not seen: such a one has no answer, and is asked for again.
 */
const keepAll = statement<Kept>(
  'quiz_event_answers',
  `with given as (
     select * from jsonb_to_recordset($1::text::jsonb) as g (k int, event text, no int, "user" bigint, choice int, token text, at float8)
   ), held as (
     select id, phase, no from quiz_events where id in (select event from given) for share
   ), judged as (
     select g.*, e.id is not null as is_there, e.phase = 'asked' and e.no = g.no as asked,
       to_timestamp(g.at / 1000) <= q.deadline + make_interval(secs => $2::float8 / 1000) as timely,
       p.user_id is not null and p.out_no is null as playing
     from given g left join held e on e.id = g.event
     left join quiz_event_questions q on q.event_id = g.event and q.no = g.no and q.asked_at is not null
     left join quiz_event_players p on p.event_id = g.event and p.user_id = g."user"
   ), kept as (
     insert into quiz_event_answers (event_id, no, user_id, choice, token, at)
     select event, no, "user", choice, token, to_timestamp(at / 1000) from judged where asked and timely and playing order by event, "user"
     on conflict do nothing returning event_id, no, user_id, choice, token, at
   )
   select j.k, case when j.is_there then coalesce(j.asked, false) end as asked, j.timely, j.playing,
     coalesce(n.choice, a.choice)::int as choice, coalesce(n.token, a.token) as token,
     (extract(epoch from coalesce(n.at, a.at)) * 1000)::float8 as at
   from judged j left join kept n on (n.event_id, n.no, n.user_id) = (j.event, j.no, j."user")
   left join quiz_event_answers a on (a.event_id, a.no, a.user_id) = (j.event, j.no, j."user")
   order by j.k`,
);

/** Answers to live events: all that came meanwhile are kept together, and each is told once it is. */
export function createAnswers({ db, now }: { db: Db; now(): number }) {
  const work = (items: Given[]): Promise<Kept[]> =>
    keepAll(db, [
      JSON.stringify(
        items.map(({ eventid, no, userId, selected, token, at }, k) => ({
          k,
          event: eventid,
          no,
          user: userId,
          choice: selected,
          token,
          at,
        })),
      ),
      GRACE_MS,
    ]);
  const lanes = Array.from({ length: LANES }, () => createBatches(work, BATCH));

  function judge(given: Given, kept: Kept): Output<typeof answerEvent> {
    if (kept.asked === null) throw new AppError('notFound', { status: 200 });
    const { choice, token, at } = kept;
    if (choice !== null) {
      // The same call gets the same reply, however late it comes again.
      if (token !== given.token) throw new AppError('answered');
      if (choice !== given.selected) throw new AppError('idempotencyMismatch');
      return { no: given.no, selected: choice, at: new Date(at!).toISOString() };
    }
    if (!kept.playing && kept.asked) throw new AppError('outOfEvent');
    throw new AppError('tooLate');
  }

  return {
    /**
     * Keeps an answer; it counts by the moment when it came to this server.
     * @throws AppError `notFound`, `outOfEvent`, `tooLate`, `answered`, `idempotencyMismatch`
     */
    async answer(userId: number, input: Input<typeof answerEvent>): Promise<Output<typeof answerEvent>> {
      const given: Given = { ...input, userId, at: now() };
      const lane = lanes[userId % LANES]!;
      const first = await lane(given);
      const isMissed = first.asked && first.timely && first.playing && first.choice === null;
      return judge(given, isMissed ? await lane(given) : first);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;
