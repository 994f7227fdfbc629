import { randomBytes } from 'node:crypto';
import { HEADERS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import { getExpireTime, issue, QUIZ_CARDS, submitAnswer, type Run } from '@mortar/protocol/quiz';
import { createCards } from '../src/modules/cards/service.ts';
import { createLedger, type Ledger } from '../src/modules/ledger/index.ts';
import type { EndedRun, Rewards } from '../src/modules/quiz/ports.ts';
import { createTestApp, type TestApp } from './app.ts';
import { heldJobs, type HeldJobs } from './held-jobs.ts';
import { codeOf, type TestResponse } from './http.ts';
import { PEOPLE } from './modules.ts';
import { testPerson } from './person.ts';

/** Noon in Hong Kong. */
const NOON = Date.parse('2027-03-05T04:00:00Z');

/** A browser, signed in or not, with its cookie. */
export interface Browser {
  call<E extends Endpoint>(endpoint: E, input?: object): Promise<TestResponse>;
  /** `data` of a call that must succeed. */
  ask<E extends Endpoint>(endpoint: E, ...input: Input<E> extends undefined ? [] : [Partial<Input<E>>?]): Promise<Output<E>>;
  /** Code of a call. */
  code(endpoint: Endpoint, input?: object): Promise<number>;
  begin(more?: Partial<Input<typeof issue>>): Promise<Run>;
  /** Where the run of the open round stands. */
  run(): Promise<Run | null>;
  /** Answers the question that is asked. */
  answer(run: Run, isRight?: boolean): Promise<Output<typeof submitAnswer>>;
  /** Answers right until a question is asked that is to be left. @returns the run with that question; after ten the won one */
  playTo(no: number, run?: Run): Promise<Run>;
  /** The same browser after a sign-in. */
  signedIn(userId: number): Browser;
  /** What its calls carry beside everything else. */
  headers: Record<string, string>;
}

export interface QuizServer extends TestApp {
  visitor(): Browser;
  /** @returns a browser of a new person, with so many cards of each kind */
  player(num?: number): Promise<Browser & { userId: number }>;
  /** Lets time pass; the clock stands still otherwise. */
  pass(ms: number): void;
  work: HeldJobs['work'];
  /** Place on the screen of the right option, as the server alone knows it. */
  keyOf(run: Pick<Run, 'runid' | 'quiz'>): Promise<number>;
  /** Keys in the ledger of the cards that were played in a run. */
  burnt(runId: string): Promise<string[]>;
  reconcile: Ledger['reconcile'];
  /** Runs that brought something. */
  ended: EndedRun[];
}

/** Rewards that are only noted. */
function notedRewards() {
  const ended: EndedRun[] = [];
  const rewards: Rewards = {
    mayEarn: () => true,
    ended: async (_tx, run) => void ended.push(run),
    outlook: async () => ({ estimate: 12, streak: 1 }),
    prospect: async () => ({ estimate: { likely: 12, most: 20 }, streak: null }),
  };
  return { rewards, ended };
}

/**
 * A quiz with its whole bank, at noon in Hong Kong.
 * @param hasGains whether runs bring what they bring, not only notes of it @param shared another process on the same database
 */
export async function createQuizServer({ hasGains = false, shared }: { hasGains?: boolean; shared?: TestApp } = {}): Promise<QuizServer> {
  const { jobs, work } = heldJobs();
  const { ended, rewards } = notedRewards();
  const server = await createTestApp(
    { modules: [...PEOPLE, 'cards', 'realtime', 'notices', 'relations', 'rankings', 'quiz'] },
    { ...(!hasGains && { quiz: { rewards } }), ...(shared && { shared }), jobs },
  );
  const { db, sql } = server.database;
  const ledger = createLedger({ db, clock: server.clock });
  const cards = createCards({ db, clock: server.clock, ledger });
  const pass = (ms: number) => {
    server.clock.set(server.clock.now() + ms);
    server.clock.freeze();
  };
  pass(NOON - server.clock.now());
  await work('quiz.rounds');
  let addresses = 0;

  const keyOf: QuizServer['keyOf'] = async ({ runid, quiz: asked }) => {
    const [leaf] = await sql`
      select r.body, r.correct from quiz_runs u join quiz_leaves l on l.round_id = u.round_id and l.tier = u.tier and l.idx = u.idx
      join quiz_question_revs r on r.question_id = l.question_id and r.rev = l.rev where u.id = ${runid}`;
    const [body, correct] = [leaf!['body'] as string[], Number(leaf!['correct'])];
    return asked!.options.findIndex((option) => option === body[1 + correct] || option === body[7 + correct]);
  };

  function browser(userId: number | undefined, from: string, jar: { cookie?: string } = {}): Browser {
    const headers: Record<string, string> = {};
    const call: Browser['call'] = async ({ method, path }, input = {}) => {
      const isGet = method === 'GET';
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const own = {
        origin: server.config.publicUrl,
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'cors',
        [HEADERS.timezone]: 'Asia/Hong_Kong',
        ...headers,
        // A token lives for minutes, a test for days.
        ...(userId !== undefined && testPerson(server, userId)),
        ...(jar.cookie && { cookie: jar.cookie }),
      };
      const url = isGet ? `${path}?${query}` : path;
      const answer = await server.call({ method, url, from, signed: true, headers: own, ...(!isGet && { payload: input }) });
      const [given] = [answer.headers['set-cookie'] ?? []].flat();
      if (given) jar.cookie = given.split(';')[0]!;
      return answer;
    };
    const ask: Browser['ask'] = async (endpoint, ...[input]) => {
      const answer = (await call(endpoint, input)).json<{ msg: string; data: never }>();
      if (answer.data === null) throw new Error(`${endpoint.id}: ${answer.msg}`);
      return answer.data;
    };
    const answer: Browser['answer'] = async (run, isRight = true) => {
      const key = await keyOf(run);
      return ask(submitAnswer, { runid: run.runid, token: run.token!, selected: isRight ? key : (key + 1) % 4 });
    };
    const begin: Browser['begin'] = (more = {}) => ask(issue, { c: randomBytes(32).toString('hex'), ...more });
    return {
      call,
      ask,
      answer,
      begin,
      headers,
      code: async (endpoint, input) => codeOf(await call(endpoint, input)),
      run: async () => (await ask(getExpireTime)).run,
      async playTo(no, run) {
        let now = run ?? (await begin());
        while (now.status === 'asked' && now.no < no) {
          now = await answer(now);
          if (now.status === 'passed') now = await ask(issue, {});
        }
        return now;
      },
      signedIn: (person) => browser(person, from, jar),
    };
  }
  const address = () => `127.4.${++addresses >> 8}.${addresses & 255}`;

  return {
    ...server,
    visitor: () => browser(undefined, address()),
    async player(num = 0) {
      const [row] = await sql`
        insert into account_users (uid, username, locale, created_at) values (${randomBytes(6).toString('hex')}, '', 'en', now()) returning id`;
      const userId = Number(row!['id']);
      for (const card of QUIZ_CARDS)
        if (num > 0) await db.transaction((tx) => cards.grant(tx, { userId, card, num, key: `test:${userId}:${card}` }));
      return { ...browser(userId, address()), userId };
    },
    pass,
    work,
    keyOf,
    async burnt(runId) {
      const rows = await sql`select key from account_ledger_transactions where kind = 'cardPlayed' and ref = ${runId} order by id`;
      return rows.map(({ key }) => String(key));
    },
    reconcile: ledger.reconcile,
    ended,
  };
}
