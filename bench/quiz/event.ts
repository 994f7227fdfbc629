import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eventTopic } from '@mortar/protocol/quiz';
import { SOCKET_PATH } from '@mortar/protocol/realtime';
import type { Database } from '@mortar/server';
import { openLine, type Line } from '../chat/line.ts';
import { openAll } from '../chat/peer.ts';
import { addMembers, type Member } from '../chat/rooms.ts';
import { limited, median, type Figure } from '../report.ts';
import { operate, type Stack } from '../stack.ts';

const PLAYERS = Number(process.env['BENCH_PLAYERS'] ?? 10_000);
/** Questions of the event, of which the last is answered twice by everybody. */
const QUESTIONS = 5;
const MOST_SECONDS = 2;
const LOOK_MS = 50;
/** So long after it was scheduled the event begins. */
const AHEAD = '+30s';

/** An event in which everybody has entered. @returns its id */
async function gather(stack: Stack, { sql }: Database, people: readonly Member[]): Promise<string> {
  await operate(stack, [
    'quiz',
    'event',
    'add',
    AHEAD,
    '--questions',
    String(QUESTIONS),
    '--seconds',
    '20',
    '--pause',
    '3',
    '--prize',
    '10',
  ]);
  const [event] = await sql<{ id: string }[]>`select id from quiz_events order by seq desc limit 1`;
  const ids = JSON.stringify(people.map(({ userId }) => userId));
  await sql`
    insert into quiz_event_players (event_id, user_id, c, entered_at)
    select ${event!.id}, value::bigint, repeat('0', 64), now() from jsonb_array_elements_text(${ids}::text::jsonb)`;
  return event!.id;
}

/** Waits until a question is asked. @returns place of its right option */
async function asked({ sql }: Database, eventid: string, no: number): Promise<number> {
  for (;;) {
    const [row] = await sql<{ order: number[]; correct: number }[]>`
      select q.option_order as order, r.correct::int as correct from quiz_events e
      join quiz_event_questions q on q.event_id = e.id and q.no = e.no join quiz_event_leaves l using (event_id, tier, idx)
      join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev
      where e.id = ${eventid} and e.phase = 'asked' and e.no = ${no}`;
    if (row) return row.order.indexOf(row.correct);
    await wait(LOOK_MS);
  }
}

/** Everybody in an event answers each of its questions at once, over a connection that follows it. */
export async function measureEvent(stack: Stack, database: Database): Promise<Figure[]> {
  const people = await addMembers(database, PLAYERS);
  const lines: Line[] = await openAll(PLAYERS, (index) => {
    const { uid, utoken } = people[index]!;
    return openLine(stack.url, { path: SOCKET_PATH, auth: { uid, utoken, deviceid: '' } });
  });
  try {
    const eventid = await gather(stack, database, people);
    await openAll(PLAYERS, (index) => lines[index]!.call('topic.subscribe', { topic: eventTopic(eventid) }));
    const seconds: number[] = [];
    for (let no = 1; no <= QUESTIONS; no += 1) {
      const selected = await asked(database, eventid, no);
      const start = performance.now();
      await Promise.all(
        lines.map(async (line) => {
          const answer = { eventid, no, token: randomUUID(), selected };
          const again = no === QUESTIONS ? line.call('quiz.answer', answer) : undefined;
          await Promise.all([line.call('quiz.answer', answer), again]);
        }),
      );
      // The first and the doubled one are no rounds of the figure.
      if (no > 1 && no < QUESTIONS) seconds.push((performance.now() - start) / 1000);
    }
    const [kept] = await database.sql<{ rows: number; answers: number }[]>`
      select count(*)::int as rows, count(distinct (no, user_id))::int as answers from quiz_event_answers where event_id = ${eventid}`;
    return [
      limited('event.s', median(seconds), 's', MOST_SECONDS),
      limited('event.lost', PLAYERS * QUESTIONS - kept!.answers, 'answers', 0),
      limited('event.doubled', kept!.rows - kept!.answers, 'answers', 0),
    ];
  } finally {
    for (const line of lines) line.close();
  }
}
