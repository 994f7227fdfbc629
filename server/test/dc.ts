import { randomBytes } from 'node:crypto';
import type { Endpoint, Input, Output } from '@mortar/protocol';
import { finishRun, startRun } from '@mortar/protocol/games';
import { createLedger, type Ledger } from '../src/modules/ledger/index.ts';
import type { GameSource } from '../src/modules/games/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { fakeGames } from './fake-games.ts';
import { heldJobs, type HeldJobs } from './held-jobs.ts';
import type { TestResponse } from './http.ts';
import { testPerson } from './person.ts';
import { PEOPLE } from './modules.ts';

type Log = [number, number][];
type Finish = Input<typeof finishRun>;

export interface Player {
  userId: number;
  uid: string;
  call(id: Endpoint, input?: object, headers?: Record<string, string>): Promise<TestResponse>;
  start(gameid?: string): Promise<Output<typeof startRun>>;
  /** Plays `inputs` inputs and lets time pass for them. */
  play(inputs: number, gameid?: string): Promise<Output<typeof finishRun>>;
}

/** A server with two games of arithmetic, and people who are signed in. */
export interface DcServer extends TestApp {
  ledger: Ledger;
  player(): Promise<Player>;
  /** A call of nobody who is signed in. @param from address of the visitor */
  visit(id: Endpoint, input?: object, from?: string): Promise<TestResponse>;
  /** What a browser would send at the end of a run that was played so. */
  finishOf(run: Output<typeof startRun>, log: Log, ticks?: number): Finish;
  /** Lets time pass on the server. */
  pass(ms: number): void;
  /** Does one round of a schedule. */
  work: HeldJobs['work'];
}

/** An idempotency key that nobody else has. */
export const newKey = () => ({ 'idempotency-key': randomBytes(16).toString('hex') });

/** One input every 10 ticks. */
export const inputs = (count: number): Log => Array.from({ length: count }, () => [10, 1]);

const FAKE: GameSource = { games: fakeGames, worker: new URL('./fake-games-worker.ts', import.meta.url) };

const ticksOf = (log: Log) => log.reduce((sum, [delta]) => sum + delta, 0);

/** @param games in place of the two of arithmetic */
export async function createDcServer(games: GameSource = FAKE): Promise<DcServer> {
  const { jobs, work } = heldJobs();
  const server = await createTestApp({ modules: [...PEOPLE, 'games'] }, { games, jobs });
  const ledger = createLedger({ db: server.database.db, clock: server.clock });
  const pass = (ms: number) => server.clock.set(server.clock.now() + ms);
  const finishOf: DcServer['finishOf'] = (run, log, ticks = ticksOf(log)) => ({
    run: run.run,
    log,
    ticks,
    score: fakeGames[0]!.replay(run.seed, log, ticks).score,
  });
  let addresses = 0;

  async function player(): Promise<Player> {
    const [row] = await server.database.sql`
      insert into account_users (uid, username, locale, created_at) values (${randomBytes(6).toString('hex')}, '', 'en', now()) returning id`;
    const userId = Number(row?.['id']);
    const uid = `uid-${userId}`;
    await server.database.sql`update account_users set uid = ${uid}, username = ${`Player ${userId}`} where id = ${userId}`;
    addresses += 1;
    const from = `127.2.${addresses >> 8}.${addresses & 255}`;
    const call: Player['call'] = (id, input = {}, headers = {}) => {
      const { method, path } = id;
      const isGet = method === 'GET';
      const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
      const own = {
        origin: server.config.publicUrl,
        'sec-fetch-site': 'same-origin',
        ...testPerson(server, userId),
        ...newKey(),
        ...headers,
      };
      return server.call({ method, url: path + query, from, signed: true, headers: own, ...(!isGet && { payload: input }) });
    };
    const start: Player['start'] = async (gameid = 'adder') =>
      (await call(startRun, { gameid })).json<{ data: Output<typeof startRun> }>().data;
    return {
      userId,
      uid,
      call,
      start,
      async play(count, gameid) {
        const run = await start(gameid);
        pass(count * 100);
        return (await call(finishRun, finishOf(run, inputs(count)))).json<{ data: Output<typeof finishRun> }>().data;
      },
    };
  }

  const visit: DcServer['visit'] = ({ method, path }, input = {}, from = '127.3.0.1') =>
    method === 'GET'
      ? server.call({ url: `${path}?${new URLSearchParams(input as Record<string, string>)}`, from, signed: true })
      : server.call({ method, url: path, from, signed: true, payload: input });

  return { ...server, ledger, player, visit, finishOf, pass, work };
}
