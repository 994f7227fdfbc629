import { EVENT_COUNT_MS, EVENT_NUMBERS, EVENT_SPARE_MS } from '@mortar/protocol/quiz';
import type { Db } from '../../../db/db.ts';
import type { Keyring } from '../../../lib/keyring.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';
import type { Notify } from '../../notices/index.ts';
import { signReceipt } from '../runs/receipt.ts';
import type { TimeOf } from '../runs/time.ts';
import { drawEvent, eventKeyOf, EVENT_TAG, numberOfAll, seenInEvent } from './draw.ts';
import { settle } from './prizes.ts';
import { eventPeopleOf } from './people-repository.ts';
import { eventPoolOf } from './pool-repository.ts';
import { eventsOf, type EventRow } from './repository.ts';

interface StepsDeps {
  db: Db;
  timeOf: TimeOf;
  keyring: Pick<Keyring, 'open'>;
  key: Pick<RegistryKey, 'sign'>;
  notify: Notify;
}

const REMINDED_AT_ONCE = 500;

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

/**
 * What time does to live events: each step is taken once, by whatever process comes first, under the event's lock. A step that
 * comes late, because no process was there, begins its own time when it comes.
 */
export function createSteps({ db, timeOf, keyring, key, notify }: StepsDeps) {
  /** Opens the lobby, and tells who wanted to know. */
  async function open(tx: Db, { id, opensAt }: EventRow): Promise<void> {
    const notice = { kind: 'quizEvent', about: `event:${id}`, values: {}, link: `/quiz/events/${id}` } as const;
    for (let after = 0; ;) {
      const people = await eventPeopleOf(tx).toRemind(id, after, REMINDED_AT_ONCE);
      await notify(tx, people, notice);
      if (people.length < REMINDED_AT_ONCE) break;
      after = people.at(-1)!;
    }
    await eventsOf(tx).set(id, { phase: 'lobby', nextAt: opensAt });
  }

  async function ask(tx: Db, { id, answerMs }: EventRow, no: number, now: Date): Promise<void> {
    const deadline = later(now, answerMs);
    await eventsOf(tx).setQuestion(id, no, { askedAt: now, deadline });
    const alive = await eventsOf(tx).countIn(id);
    await eventsOf(tx).set(id, { phase: 'asked', no, alive, nextAt: later(deadline, EVENT_COUNT_MS) });
  }

  /** Makes the draw of all players' numbers, and asks the first question; an event that nobody entered asks none. */
  async function begin(tx: Db, event: EventRow, now: Date): Promise<void> {
    const { id, commit, sealed } = event;
    const players = await eventsOf(tx).countIn(id);
    if (players === 0) return eventsOf(tx).set(id, { phase: 'cancelled', players, nextAt: null, endedAt: now });
    const numbers = await eventsOf(tx).numbers(id, EVENT_NUMBERS);
    const c = numberOfAll(id, numbers);
    const seen = seenInEvent(event, await eventPoolOf(tx).withdrawn(id));
    const promised = { roundid: id, commit, tag: EVENT_TAG, c, seen, at: now.toISOString() };
    await eventPoolOf(tx).keepDraw({ eventId: id, numbers, seen });
    await eventsOf(tx).addQuestions(id, drawEvent(eventKeyOf(keyring.open('quiz', sealed), id, c), event, seen));
    await eventsOf(tx).set(id, { players, c, drawnAt: now, signature: signReceipt(key, promised) });
    await ask(tx, event, 1, now);
  }

  /** Tells a question's key, and puts out who did not choose it in time. */
  async function tell(tx: Db, { id, no, pauseMs, nextAt }: EventRow, now: Date): Promise<void> {
    const [question] = await eventsOf(tx).questionsOf(id, no);
    const isSpared = now.getTime() - nextAt!.getTime() > EVENT_SPARE_MS;
    const picks = await eventsOf(tx).picks(id, no);
    const out = isSpared ? 0 : await eventsOf(tx).putOut(id, no, question!.asked.order.indexOf(question!.correct));
    const alive = await eventsOf(tx).countIn(id);
    await eventsOf(tx).setQuestion(id, no, { toldAt: now, picks, out, alive, isSpared });
    await eventsOf(tx).set(id, { phase: 'told', alive, nextAt: later(now, pauseMs) });
  }

  /** Asks the next question, or ends the event where there is none, or nobody is left. */
  async function goOn(tx: Db, event: EventRow, now: Date): Promise<void> {
    if (event.no < event.total && (await eventsOf(tx).countIn(event.id)) > 0) return ask(tx, event, event.no + 1, now);
    await settle(tx, event, now);
    await eventsOf(tx).tell(event.id);
    await eventsOf(tx).set(event.id, { phase: 'ended', nextAt: null, endedAt: now, secret: keyring.open('quiz', event.sealed) });
  }

  return {
    /** Takes the one step whose time has come first. @returns the event's id; undefined where nothing is due */
    next: (): Promise<string | undefined> =>
      db.transaction(async (tx) => {
        const now = new Date(await timeOf(tx));
        const event = await eventsOf(tx).holdDue(now);
        if (!event) return undefined;
        if (event.phase === 'planned') await open(tx, event);
        if (event.phase === 'lobby') await begin(tx, event, now);
        if (event.phase === 'asked') await tell(tx, event, now);
        if (event.phase === 'told') await goOn(tx, event, now);
        return event.id;
      }),
  };
}

export type Steps = ReturnType<typeof createSteps>;
