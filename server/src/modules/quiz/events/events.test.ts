import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS, type Endpoint, type Output } from '@mortar/protocol';
import { listNotices } from '@mortar/protocol/notices';
import {
  answerEvent,
  cancelEvent,
  enterEvent,
  eventTopic,
  EVENT_BRICKS_A_DAY,
  getEvent,
  getEventResult,
  getProof,
  listEvents,
  listQuizRewards,
  remindOfEvent,
  reviveInEvent,
  scheduleEvent,
  type EventNow,
  type EventPlan,
} from '@mortar/protocol/quiz';
import { faultsOf } from '../../../../../tools/verify-quiz.mjs';
import { openSocket } from '../../../../test/connection.ts';
import { quizData } from '../personal-data.ts';
import { eventsData } from './index.ts';
import { eventPageTexts } from './page-texts.ts';
import { createEventServer, newNumber, newToken, SHORT, type EventServer } from '../../../../test/quiz-event.ts';
import type { Browser } from '../../../../test/quiz.ts';

jest.setTimeout(60_000);

let server: EventServer;
let plan: EventPlan;
beforeAll(async () => {
  server = await createEventServer({ hasGains: true });
});
beforeEach(async () => {
  plan = await server.schedule();
});
afterAll(async () => {
  const findings = await server.reconcile();
  await server.close();
  expect(findings).toEqual([]);
});

type Player = Awaited<ReturnType<EventServer['player']>>;
const players = (count: number, cards = 0): Promise<Player[]> => Promise.all(Array.from({ length: count }, () => server.player(cards)));
const me = async (player: Browser) => (await player.ask(getEvent, { eventid: plan.eventid })).me!;
/** The first question is asked, and these play. */
async function begun(all: readonly Player[]): Promise<EventNow> {
  await server.gather(plan, all);
  return server.passPhase(plan.eventid);
}
/** To the end of the event, whoever answers. */
async function toEnd(): Promise<EventNow> {
  let event = await server.now(plan.eventid);
  while (event.nextat !== null) event = await server.passPhase(plan.eventid);
  return event;
}
const codesOf = async (player: Browser, calls: readonly (readonly [Endpoint, object])[]) => {
  const codes: number[] = [];
  for (const [endpoint, input] of calls) codes.push(await player.code(endpoint, { eventid: plan.eventid, ...input }));
  return codes;
};

test('its pages are there, and none of an event that never was', async () => {
  const textsOf = eventPageTexts(server.database.db);
  const there = ['events', 'verify'].map((page) => `/quiz/${page}/${plan.eventid}`);
  const announced = [...there, `${there[0]}/result`, '/quiz/events/nothing', '/quiz/verify/nothing', '/quiz/events'];
  expect(await Promise.all(announced.map((path) => textsOf(path)))).toEqual([{}, {}, {}, null, null, undefined]);
});

describe('an event', () => {
  test('it has a lobby, asks everybody the same, puts out who is wrong, takes one back by a card, and shares its prize', async () => {
    const [ada, ben, cleo] = (await players(3, 1)) as [Player, Player, Player];
    expect(await codesOf(ada, [[enterEvent, { c: newNumber() }]])).toEqual([CODES.wrongState]);
    let event = await begun([ada, ben, cleo]);
    expect(event).toMatchObject({ phase: 'asked', no: 1, players: 3, alive: 3, told: null });
    expect(await codesOf(await server.player(), [[enterEvent, { c: newNumber() }]])).toEqual([CODES.eventBegun]);
    const [one, other] = [await server.now(plan.eventid, ada), await server.now(plan.eventid, ben)];
    expect([one.question, one.nextat]).toEqual([other.question, other.nextat]);
    await server.choose(ada, event);
    await server.choose(ben, event, false);
    expect((await me(ben)).selected).not.toBeNull();
    event = await server.passPhase(plan.eventid);
    expect(event).toMatchObject({
      phase: 'told',
      no: 1,
      alive: 1,
      told: { correct: await server.rightOf(event), out: 2, alive: 1, spared: false },
    });
    expect(event.told!.picks.reduce((sum, count) => sum + count)).toBe(2);
    expect([await me(ada), await me(ben), await me(cleo)]).toMatchObject([
      { standing: 'in' },
      { standing: 'out', outno: 1 },
      { standing: 'out' },
    ]);

    expect(await ben.ask(reviveInEvent, { eventid: plan.eventid, no: 1 })).toEqual({ cards: 0 });
    expect(await ben.ask(reviveInEvent, { eventid: plan.eventid, no: 1 })).toEqual({ cards: 0 });
    event = await server.passPhase(plan.eventid);
    expect(event).toMatchObject({ phase: 'asked', no: 2, alive: 2 });
    await server.choose(ada, event);
    await server.choose(ben, event);
    expect(
      await codesOf(cleo, [
        [answerEvent, { no: 2, token: newToken(), selected: 0 }],
        [reviveInEvent, { no: 1 }],
      ]),
    ).toEqual([CODES.outOfEvent, CODES.tooLate]);
    expect(await toEnd()).toMatchObject({ phase: 'ended', winners: 2, share: SHORT.prize / 2, nextat: null });
    expect([(await me(ada)).won, (await me(cleo)).won]).toEqual([SHORT.prize / 2, 0]);
    const result = await cleo.ask(getEventResult, { eventid: plan.eventid });
    expect(result.questions.map(({ told, selected }) => [told.no, told.alive, selected])).toEqual([
      [1, 1, null],
      [2, 2, null],
    ]);
    expect(result.winners).toHaveLength(2);
  });

  test('what was won is paid once, frozen for two days, and told', async () => {
    const [ada] = (await players(1)) as [Player];
    await begun([ada]);
    await server.choose(ada, await server.now(plan.eventid));
    await server.passPhase(plan.eventid);
    await server.choose(ada, await server.passPhase(plan.eventid));
    await toEnd();
    await Promise.all([server.work('quiz.prizes'), server.work('quiz.prizes')]);
    const [reward] = (await ada.ask(listQuizRewards)).items;
    expect(reward).toMatchObject({ eventid: plan.eventid, amount: SHORT.prize, state: 'frozen' });
    const rows = await server.database.sql`select key from account_ledger_transactions where ref = ${plan.eventid}`;
    expect(rows.map(({ key }) => key)).toEqual([`quiz:event:${plan.eventid}:${ada.userId}`]);
    const [notice] = (await ada.ask(listNotices)).list;
    expect(notice).toMatchObject({ kind: 'quizEventWon', values: { bricks: String(SHORT.prize) } });
  });

  test('whatever holds up what one brings, others go on; then each winner is paid', async () => {
    const [short, long] = [await server.schedule({ total: 1 }), plan];
    const all = await players(2);
    for (const one of [short, long]) await server.gather(one, all);
    await server.passPhase(short.eventid);
    for (const player of all) await server.choose(player, await server.now(short.eventid));
    await server.passPhase(short.eventid);
    const holder = await server.database.sql.reserve();
    await holder`begin`;
    await holder`lock table account_ledger_transactions in share mode`;
    expect(await server.passPhase(short.eventid)).toMatchObject({ phase: 'ended', winners: 2 });
    while ((await server.now(long.eventid)).nextat !== null) await server.passPhase(long.eventid);
    await holder`commit`;
    holder.release();
    await server.work('quiz.prizes');
    const paid = await server.database.sql`
      select c.user_id::int as "userId", c.amount, t.key from quiz_claims c join account_ledger_transactions t on t.key = c.tx_key
       where c.event_id = ${short.eventid} order by c.user_id`;
    const won = ({ userId }: Player) => ({ userId, amount: SHORT.prize / 2, key: `quiz:event:${short.eventid}:${userId}` });
    expect(paid).toEqual(all.map(won).sort((a, b) => a.userId - b.userId));
  });

  test('nobody who works on the site wins bricks', async () => {
    const [ada] = (await players(1)) as [Player];
    const operator = server.operator as Player;
    let event = await begun([ada, operator]);
    for (let no = 1; no <= 2; no += 1) {
      for (const player of [ada, operator]) await server.choose(player, event);
      await server.passPhase(plan.eventid);
      event = await server.passPhase(plan.eventid);
    }
    expect(event).toMatchObject({ phase: 'ended', winners: 2, share: SHORT.prize });
    expect([(await me(ada)).won, (await me(operator)).won]).toEqual([SHORT.prize, 0]);
  });

  test('one that nobody entered asks nothing', async () => {
    await server.passTo(plan.lobbyat);
    await server.passTo(plan.opensat);
    expect(await server.now(plan.eventid)).toMatchObject({ phase: 'cancelled', question: null, nextat: null });
    expect(await server.database.sql`select 1 from quiz_event_questions where event_id = ${plan.eventid}`).toHaveLength(0);
  });

  test('it ends when nobody is left, and then nobody wins', async () => {
    await begun(await players(2));
    expect(await server.passPhase(plan.eventid)).toMatchObject({ phase: 'told', no: 1, alive: 0 });
    expect(await server.passPhase(plan.eventid)).toMatchObject({ phase: 'ended', no: 1, winners: 0, share: 0 });
  });
});

describe('an answer', () => {
  test('it counts by the server’s clock: in time with everybody’s grace, and not a moment later', async () => {
    const [early, late] = (await players(2)) as [Player, Player];
    const { question, no } = await begun([early, late]);
    const answer = () => ({ eventid: plan.eventid, no, token: newToken(), selected: 0, at: '2000-01-01T00:00:00Z' });
    const due = Date.parse(question!.deadline);
    server.pass(due + 700 - server.clock.now());
    expect(await early.code(answerEvent, answer())).toBe(SUCCESS);
    server.pass(1);
    expect(await late.code(answerEvent, answer())).toBe(CODES.tooLate);
  });

  test('a person has one, however often and from wherever it is sent', async () => {
    const [ada] = (await players(1)) as [Player];
    const { no } = await begun([ada]);
    const token = newToken();
    const same = { eventid: plan.eventid, no, token, selected: 1 };
    const replies = await Promise.all(Array.from({ length: 20 }, () => ada.ask(answerEvent, same)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(
      await codesOf(ada, [
        [answerEvent, { ...same, selected: 2 }],
        [answerEvent, { ...same, token: newToken() }],
      ]),
    ).toEqual([CODES.idempotencyMismatch, CODES.answered]);
    const tokens = Array.from({ length: 20 }, newToken);
    await toEnd();
    const late = await Promise.all(tokens.map((one) => ada.code(answerEvent, { ...same, token: one })));
    expect(new Set(late)).toEqual(new Set([CODES.answered]));
    expect(await ada.ask(answerEvent, same)).toEqual(replies[0]);
  });

  test('of many at once by different tokens one counts', async () => {
    const [ada] = (await players(1)) as [Player];
    const { no } = await begun([ada]);
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        ada.code(answerEvent, { eventid: plan.eventid, no, token: newToken(), selected: index % 4 }),
      ),
    );
    expect(codes.filter((code) => code === SUCCESS)).toHaveLength(1);
    expect(codes.filter((code) => code === CODES.answered)).toHaveLength(19);
  });

  test('another question than the one that is asked takes none, nor an event that is not there', async () => {
    const [ada] = (await players(1)) as [Player];
    await begun([ada]);
    const answer = { token: newToken(), selected: 0 };
    expect(
      await codesOf(ada, [
        [answerEvent, { ...answer, no: 2 }],
        [answerEvent, { ...answer, no: 1, eventid: 'x'.repeat(22) }],
      ]),
    ).toEqual([CODES.tooLate, CODES.notFound]);
  });
});

describe('a revival', () => {
  test('it needs a card, comes in its time, once, and not behind the last question', async () => {
    const [poor, twice, slow] = (await Promise.all([server.player(), server.player(2), server.player(1)])) as [Player, Player, Player];
    await begun([poor, twice, slow]);
    await server.passPhase(plan.eventid);
    expect(await codesOf(poor, [[reviveInEvent, { no: 1 }]])).toEqual([CODES.noCard]);
    const codes = await Promise.all(Array.from({ length: 10 }, () => twice.code(reviveInEvent, { eventid: plan.eventid, no: 1 })));
    expect(new Set(codes)).toEqual(new Set([SUCCESS]));
    expect((await me(twice)).cards).toBe(1);
    await server.passPhase(plan.eventid);
    expect(await codesOf(slow, [[reviveInEvent, { no: 1 }]])).toEqual([CODES.tooLate]);
    await server.passPhase(plan.eventid);
    expect(await codesOf(twice, [[reviveInEvent, { no: 2 }]])).toEqual([CODES.cardUsed]);
    expect(await codesOf(slow, [[reviveInEvent, { no: 2 }]])).toEqual([CODES.wrongState]);
  });
});

test('no answer and no frame holds a question before its instant, nor its key before the reveal', async () => {
  const [ada] = (await players(1)) as [Player];
  const socket = await openSocket(server);
  await socket.call('topic.subscribe', { topic: eventTopic(plan.eventid) });
  const pool = await server.database.sql`
    select r.body from quiz_event_leaves l join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev where l.event_id = ${plan.eventid}`;
  const secret = server.identity.keyring.open(
    'quiz',
    String((await server.database.sql`select sealed from quiz_events where id = ${plan.eventid}`)[0]!['sealed']),
  );
  const whys = pool.flatMap(({ body }) => [(body as string[])[5]!, (body as string[])[11]!]);
  /** Everything that can be had now. */
  const had = async () => {
    const reads = [
      [getEvent, {}],
      [getEventResult, {}],
      [getProof, { runid: plan.eventid }],
      [listEvents, {}],
      [listEvents, { which: 'past' }],
    ] as const;
    const answers = await Promise.all(
      reads.map(async ([endpoint, input]) => (await ada.call(endpoint, { eventid: plan.eventid, ...input })).body),
    );
    return [...answers, JSON.stringify(socket.came)].join('\n');
  };
  const texts = pool.map(({ body }) => (body as string[])[0]!);
  const told = (text: string, all: readonly string[]) => all.filter((one) => text.includes(JSON.stringify(one).slice(1, -1))).length;
  await server.gather(plan, [ada]);
  server.pass(Date.parse(plan.opensat) - 1 - server.clock.now());
  await server.work('quiz.events');
  const before = await had();
  expect([told(before, texts), told(before, whys), before.includes(secret)]).toEqual([0, 0, false]);
  // Explanations come in both languages.
  for (const [shown, explained] of [
    [1, 0],
    [1, 2],
    [2, 2],
    [2, 4],
  ]) {
    const event = await server.passPhase(plan.eventid);
    if (event.phase === 'asked') await server.choose(ada, event);
    const now = await had();
    expect([told(now, texts), told(now, whys), now.includes(secret)]).toEqual([shown, explained, false]);
    if (event.phase === 'asked') expect(JSON.stringify(event)).not.toContain('correct');
  }
  socket.close();
});

describe('two processes', () => {
  let other: EventServer;
  beforeAll(async () => {
    other = await createEventServer({ hasGains: true, shared: server });
  });
  afterAll(() => other.close());

  test('each step is taken once, whichever comes first, and either takes answers', async () => {
    const all = await players(6);
    const there = all.map(({ userId }) => other.visitor().signedIn(userId));
    await server.gather(plan, all);
    const both = async () => {
      const { nextat } = await server.now(plan.eventid);
      for (const one of [server, other]) one.pass(Date.parse(nextat!) - one.clock.now());
      await Promise.all([server.work('quiz.events'), other.work('quiz.events')]);
      return server.now(plan.eventid);
    };
    let event = await both();
    expect(event).toMatchObject({ phase: 'asked', no: 1 });
    expect((await other.now(plan.eventid)).question).toEqual(event.question);
    const token = newToken();
    await Promise.all(
      all.flatMap((player, index) => [server.choose(player, event, true, token), other.choose(there[index]!, event, true, token)]),
    );
    event = await both();
    expect(event).toMatchObject({ phase: 'told', no: 1, alive: 6 });
    expect(event.told!.picks.reduce((sum, count) => sum + count)).toBe(6);
    event = await both();
    for (const player of there) await other.choose(player, event);
    await both();
    expect(await both()).toMatchObject({ phase: 'ended', winners: 6, share: Math.floor(SHORT.prize / 6) });
    await Promise.all([server.work('quiz.prizes'), other.work('quiz.prizes'), server.work('quiz.prizes')]);
    const rows = await server.database.sql`select count(*)::int as paid from account_ledger_transactions where ref = ${plan.eventid}`;
    expect(rows[0]!['paid']).toBe(6);
  });

  test('one that ends in the middle is followed by another: same question, same deadline, and the answers are there', async () => {
    const [ada] = (await players(1)) as [Player];
    const event = await begun([ada]);
    await server.choose(ada, event);
    const again = other.visitor().signedIn(ada.userId);
    const seen: Output<typeof getEvent> = await again.ask(getEvent, { eventid: plan.eventid });
    expect([seen.event.question, seen.event.nextat, seen.me!.selected]).toEqual([
      event.question,
      event.nextat,
      await server.rightOf(event),
    ]);
    await other.passTo(event.nextat!);
    expect(await other.now(plan.eventid)).toMatchObject({ phase: 'told', alive: 1 });
  });

  test('a reveal that the site was away for puts nobody out, and what follows has its whole time', async () => {
    const all = await players(2);
    const event = await begun(all);
    await server.passTo(Date.parse(event.nextat!) + 60_000);
    const told = await server.now(plan.eventid);
    expect(told).toMatchObject({ phase: 'told', alive: 2, told: { out: 0, spared: true } });
    await server.passTo(Date.parse(told.nextat!) + 60_000);
    const next = await server.now(plan.eventid);
    expect(Date.parse(next.question!.deadline) - server.clock.now()).toBe(SHORT.seconds * 1000);
  });
});

test('an outsider computes the draw of an event, and sees any change of it', async () => {
  const all = await players(3);
  const { db, sql } = server.database;
  const gone = await sql`
    update quiz_questions q set state = 'rest' from quiz_event_leaves l
     where l.event_id = ${plan.eventid} and l.question_id = q.id and l.tier = 1 and l.idx < 3 returning q.id`;
  await begun(all);
  expect(await all[0]!.code(getProof, { runid: plan.eventid })).toBe(CODES.wrongState);
  await toEnd();
  await db.transaction((tx) => eventsData(db).erase!(tx, { userId: all[0]!.userId, uid: '' }));
  const proof = await server.visitor().ask(getProof, { runid: plan.eventid });
  // Half of a tier at most is stepped over, and shown.
  expect(proof.receipt.seen).toHaveLength(2);
  expect(proof.leaves.slice(-2).every(({ id }) => gone.some((row) => row['id'] === id))).toBe(true);
  expect(proof.numbers).toHaveLength(3);
  expect(faultsOf(proof, { commit: plan.commit, c: proof.numbers![1] })).toEqual([]);
  expect(faultsOf({ ...proof, numbers: proof.numbers!.slice(1) })).not.toEqual([]);
  expect(faultsOf(proof, { c: newNumber() })).toEqual(['the player’s number is left out']);
  expect(faultsOf({ ...proof, served: proof.served.map((one) => ({ ...one, idx: one.idx + 1 })) })).not.toEqual([]);
});

test('an author whose question stands in its pool alone can delete their account', async () => {
  const { db, sql } = server.database;
  const { userId } = await server.player();
  await sql`insert into quiz_questions (id, topic, tier, source, state, rev, origin, author_id) values ('guest-1', 'science', 1, '', 'review', 1, 'person', ${userId})`;
  await sql`insert into quiz_question_revs (question_id, rev, body, correct, author_id, at) values ('guest-1', 1, '[]', 0, ${userId}, now())`;
  await sql`insert into quiz_event_leaves (event_id, tier, idx, question_id, rev, salt, hash) values (${plan.eventid}, 1, 99, 'guest-1', 1, '', '')`;
  await db.transaction((tx) => quizData(db).erase!(tx, { userId, uid: '' }));
  expect(await sql`select author_id from quiz_questions where id = 'guest-1'`).toEqual([{ author_id: null }]);
});

test('it asks nothing that the round of its day may ask', async () => {
  const rows = await server.database.sql`
    select 1 from quiz_event_leaves l join quiz_events e on e.id = l.event_id join quiz_leaves r on r.round_id = e.day and r.question_id = l.question_id`;
  expect(rows).toHaveLength(0);
});

describe('the office', () => {
  test('operators alone schedule and cancel, and it is kept who did', async () => {
    const person = await server.player();
    const wish = { ...SHORT, opensat: plan.opensat };
    expect(
      await codesOf(person, [
        [scheduleEvent, wish],
        [cancelEvent, {}],
      ]),
    ).toEqual([CODES.forbidden, CODES.forbidden]);
    expect((await person.ask(listEvents)).office).toBe(false);
    expect((await server.operator.ask(listEvents)).office).toBe(true);
    await server.operator.ask(cancelEvent, { eventid: plan.eventid });
    expect((await person.ask(listEvents)).items.some(({ eventid }) => eventid === plan.eventid)).toBe(false);
    const rows = await server.database.sql`select action from account_audit where target = ${`quizevent:${plan.eventid}`} order by id`;
    expect(rows.map(({ action }) => action)).toEqual(['quizevent.schedule', 'quizevent.cancel']);
    expect(await server.operator.code(cancelEvent, { eventid: plan.eventid })).toBe(CODES.eventBegun);
  });

  test.each([
    ['a time that has passed', { opensat: '2020-01-01T00:00:00Z' }, CODES.validation],
    ['a time in weeks', { opensat: '2027-04-20T00:00:00Z' }, CODES.validation],
    ['eleven questions', { total: 11 }, CODES.validation],
    ['a prize of nothing', { prize: 0 }, CODES.validation],
  ])('%s is refused', async (_, change, code) => {
    expect(await server.operator.code(scheduleEvent, { ...SHORT, opensat: plan.opensat, ...change })).toBe(code);
  });

  test('the events of a day promise no more than their part of its budget', async () => {
    const opensat = new Date(Date.parse(plan.opensat) + 2 * 24 * 3_600_000).toISOString();
    const codes: number[] = [];
    for (let left = EVENT_BRICKS_A_DAY; left >= 0; left -= 1000)
      codes.push(await server.operator.code(scheduleEvent, { ...SHORT, opensat, prize: 1000 }));
    expect(codes).toEqual([SUCCESS, SUCCESS, CODES.budgetSpent]);
  });
});

test('who asked to be reminded is told when the lobby opens, once', async () => {
  const [ada, ben] = (await players(2)) as [Player, Player];
  for (const player of [ada, ben]) await player.ask(remindOfEvent, { eventid: plan.eventid, on: true });
  await ben.ask(remindOfEvent, { eventid: plan.eventid, on: false });
  await server.passTo(plan.lobbyat);
  await server.work('quiz.events');
  const kinds = async (player: Player) => (await player.ask(listNotices)).list.map(({ kind, link }) => [kind, link]);
  expect([await kinds(ada), await kinds(ben)]).toEqual([[['quizEvent', `/quiz/events/${plan.eventid}`]], []]);
});

test('an event brings points by tier for what was right and the day of the streak, once, and to nobody who only entered', async () => {
  const [ada, ben, idle] = (await players(3)) as [Player, Player, Player];
  const first = await begun([ada, ben, idle]);
  await server.choose(ada, first);
  await server.choose(ben, first, false);
  await server.passPhase(plan.eventid);
  const second = await server.passPhase(plan.eventid);
  await server.choose(ada, second);
  await toEnd();
  const tiers = first.question!.tier + second.question!.tier;
  for (const _time of [1, 2]) await server.work('quiz.credits');
  const { sql } = server.database;
  const got = async ({ userId }: Player) =>
    (await sql`select coalesce(sum(points), 0)::int as points from rankings_deltas where user_id = ${userId} and board = 'contribute'`)[0]![
      'points'
    ];
  const days = async ({ userId }: Player) => (await sql`select 1 from quiz_play_days where user_id = ${userId}`).length;
  expect(await Promise.all([ada, ben, idle].map(got))).toEqual([tiers * 100, 0, 0]);
  expect(await Promise.all([ada, ben, idle].map(days))).toEqual([1, 1, 0]);
});
