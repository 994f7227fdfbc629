import { randomBytes } from 'node:crypto';
import {
  answerEvent,
  enterEvent,
  EVENT_LOBBY_MS,
  getEvent,
  scheduleEvent,
  type EventNow,
  type EventPlan,
  type EventWish,
} from '@mortar/protocol/quiz';
import { createQuizServer, type Browser, type QuizServer } from './quiz.ts';
import { until } from './platform.ts';

/** Two questions, five seconds each. */
export const SHORT = { total: 2, seconds: 5, pause: 3, prize: 60 } as const;
export const newNumber = () => randomBytes(32).toString('hex');
export const newToken = () => randomBytes(16).toString('base64url');

export interface EventServer extends QuizServer {
  operator: Browser;
  /** Schedules an event that begins in ten minutes. */
  schedule(wish?: Partial<EventWish>): Promise<EventPlan>;
  now(eventid: string, browser?: Browser): Promise<EventNow>;
  /** Lets time pass and what it does happen. */
  passTo(time: string | number): Promise<void>;
  /** The lobby is open, and these have entered. */
  gather(plan: EventPlan, players: readonly Browser[]): Promise<void>;
  /** Until the end of the phase that stands now. */
  passPhase(eventid: string): Promise<EventNow>;
  /** Place of the right option of the question that is asked. */
  rightOf(event: EventNow): Promise<number>;
  /** Answers the question that is asked. */
  choose(player: Browser, event: EventNow, isRight?: boolean, token?: string): Promise<void>;
}

/** Somebody with a role. */
async function withRole(server: QuizServer, role: string): Promise<Browser & { userId: number }> {
  const person = await server.player();
  await server.database.sql`insert into account_roles (user_id, role, by, at) values (${person.userId}, ${role}, 'test', now())`;
  await server.database.sql`select pg_notify('account_standing', '')`;
  await until('the role is known', () => server.identity.standing.rolesOf(person.userId).has(role));
  return person;
}

/** A quiz in which live events are scheduled. */
export async function createEventServer(options: Parameters<typeof createQuizServer>[0] = {}): Promise<EventServer> {
  const server = await createQuizServer(options);
  const visitor = server.visitor();
  const operator = options.shared ? visitor : await withRole(server, 'operator');
  const now: EventServer['now'] = async (eventid, browser = visitor) => (await browser.ask(getEvent, { eventid })).event;
  const passTo: EventServer['passTo'] = async (time) => {
    server.pass(new Date(time).getTime() - server.clock.now());
    await server.work('quiz.events');
  };
  const rightOf: EventServer['rightOf'] = async ({ eventid, no }) => {
    const [row] = await server.database.sql`
      select q.option_order, r.correct from quiz_event_questions q join quiz_event_leaves l using (event_id, tier, idx)
      join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev where q.event_id = ${eventid} and q.no = ${no}`;
    return (row!['option_order'] as number[]).indexOf(Number(row!['correct']));
  };
  return {
    ...server,
    operator,
    now,
    passTo,
    rightOf,
    schedule: (wish = {}) =>
      operator.ask(scheduleEvent, { ...SHORT, opensat: new Date(server.clock.now() + 2 * EVENT_LOBBY_MS).toISOString(), ...wish }),
    async gather({ eventid, lobbyat }, players) {
      await passTo(lobbyat);
      for (const player of players) await player.ask(enterEvent, { eventid, c: newNumber() });
    },
    async passPhase(eventid) {
      const { nextat } = await now(eventid);
      await passTo(nextat!);
      return now(eventid);
    },
    async choose(player, event, isRight = true, token = newToken()) {
      const right = await rightOf(event);
      const { eventid, no } = event;
      await player.ask(answerEvent, { eventid, no, token, selected: isRight ? right : (right + 1) % 4 });
    },
  };
}
