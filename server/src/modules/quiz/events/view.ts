import type { EventMe, EventNow, EventPlan, EventQuestion, EventTold } from '@mortar/protocol/quiz';
import { EVENT_LOBBY_MS } from '@mortar/protocol/quiz';
import type { Person } from '@mortar/protocol/relations';
import type { Db } from '../../../db/db.ts';
import { pictureOf, wordingOf } from '../bank/wording.ts';
import type { Cards } from '../ports.ts';
import { eventPeopleOf } from './people-repository.ts';
import { eventsOf, type EventQuestionRow, type EventRow } from './repository.ts';

/** People of an event that are shown by name. */
const SHOWN = 12;

export type NameOf = (userIds: readonly number[]) => Promise<Person[]>;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** An event as it was scheduled. */
export const planView = (row: EventRow): EventPlan => ({
  eventid: row.id,
  phase: row.phase,
  opensat: row.opensAt.toISOString(),
  lobbyat: new Date(row.opensAt.getTime() - EVENT_LOBBY_MS).toISOString(),
  total: row.total,
  answerms: row.answerMs,
  pausems: row.pauseMs,
  prize: row.prize,
  players: row.players,
  winners: row.winners,
  share: row.share,
  commit: row.commit,
});

/** A question that is asked or was, in both languages, without its key. */
export function questionView({ asked, body, topic }: EventQuestionRow): EventQuestion {
  const wordsIn = (locale: 'en' | 'zh-HK') => {
    const { text, options } = wordingOf(body, locale);
    return { text, options: asked.order.map((place) => options[place]!) };
  };
  const picture = pictureOf(body);
  return {
    no: asked.no,
    tier: asked.tier,
    topic: topic as EventQuestion['topic'],
    words: { en: wordsIn('en'), 'zh-HK': wordsIn('zh-HK') },
    ...(picture && { picture: { src: picture.address, alt: { en: picture.en, 'zh-HK': picture['zh-HK'] } } }),
    askedat: asked.askedAt!.toISOString(),
    deadline: asked.deadline!.toISOString(),
  };
}

/** What a question came to, once it was told. */
export function toldView({ asked, body, correct, source }: EventQuestionRow): EventTold | null {
  if (asked.toldAt === null) return null;
  return {
    no: asked.no,
    correct: asked.order.indexOf(correct),
    picks: asked.picks!,
    out: asked.out!,
    alive: asked.alive!,
    spared: asked.isSpared,
    why: { en: wordingOf(body, 'en').why, 'zh-HK': wordingOf(body, 'zh-HK').why },
    source,
  };
}

/** Live events as everybody sees them, and as one person does. */
export function createEventView({ cards, nameOf }: { cards: Pick<Cards, 'held'>; nameOf: NameOf }) {
  return {
    /** Where an event stands. @param now by the database's clock */
    async nowView(db: Db, row: EventRow, now: Date): Promise<EventNow> {
      const [question] = row.phase === 'asked' || row.phase === 'told' ? await eventsOf(db).questionsOf(row.id, row.no) : [];
      const people = await eventPeopleOf(db).some(row.id, SHOWN, { areIn: row.phase === 'ended' });
      return {
        eventid: row.id,
        phase: row.phase,
        no: row.no,
        nextat: iso(row.nextAt),
        question: question ? questionView(question) : null,
        told: question && row.phase === 'told' ? toldView(question) : null,
        players: row.players,
        alive: row.alive,
        people: await nameOf(people),
        winners: row.winners,
        share: row.share,
        now: now.toISOString(),
      };
    },

    async meView(db: Db, row: EventRow, userId: number): Promise<EventMe> {
      const people = eventPeopleOf(db);
      const [player, choices, own, held, won] = await Promise.all([
        people.player(row.id, userId),
        people.choices(row.id, userId),
        people.ofPerson([row.id], userId),
        cards.held(db, userId),
        row.phase === 'ended' ? people.wonBy(row.id, userId) : null,
      ]);
      return {
        reminded: own.reminded.has(row.id),
        standing: player ? (player.outNo === null ? 'in' : 'out') : 'none',
        selected: choices.get(row.no) ?? null,
        outno: player?.outNo ?? null,
        revived: player?.revivedNo != null,
        cards: held.revival,
        won,
      };
    },
  };
}

export type EventView = ReturnType<typeof createEventView>;
