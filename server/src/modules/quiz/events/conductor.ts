import type { Db } from '../../../db/db.ts';
import { systemClock, type Clock } from '../../../lib/clock.ts';
import type { TimeOf } from '../runs/time.ts';
import { eventsOf, type EventRow } from './repository.ts';
import type { Steps } from './steps.ts';

interface ConductorDeps {
  db: Db;
  clock: Clock;
  timeOf: TimeOf;
  steps: Steps;
  /** Tells everybody who follows where an event stands. */
  tell(event: EventRow): Promise<void>;
  /** An event has ended: the steps of others don't wait for what is paid then. */
  ended(): Promise<void>;
  failed(error: unknown): void;
}

/** What other processes did is looked at this often, and so is who has come into a lobby, ms. */
const LOOK_MS = 1000;

/** Takes each step of live events at its time. Every process has one; the database's locks let one of them take a step. */
export function createConductor({ db, clock, timeOf, steps, tell, ended, failed }: ConductorDeps) {
  /** How far the database's clock is ahead of this process's, ms. */
  let ahead = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let turning: Promise<void> | undefined;
  let paying: Promise<void> = Promise.resolve();

  async function setClock(): Promise<void> {
    const before = Date.now();
    const time = await timeOf(db);
    ahead = time - (before + Date.now()) / 2;
  }
  const now = (): number => (clock === systemClock ? Date.now() + ahead : clock.now());

  async function tellOf(id: string): Promise<void> {
    const event = await eventsOf(db).find(id);
    if (!event) return;
    await tell(event);
    if (event.phase === 'ended') paying = paying.then(ended).catch(failed);
  }

  /** Takes all steps that are due, and counts who is in a lobby. */
  async function turn(): Promise<void> {
    await setClock();
    for (let id = await steps.next(); id !== undefined; id = await steps.next()) await tellOf(id);
    for (const { id } of await eventsOf(db).inLobby()) if ((await eventsOf(db).countPlayers(id)) !== undefined) await tellOf(id);
  }

  /** One turn at a time, and none once it is stopped: nobody would wait for what an end pays. */
  const conduct = async (): Promise<void> => {
    if (!isStopped) await (turning ??= turn().finally(() => (turning = undefined)));
  };

  async function goOn(): Promise<void> {
    const next = await conduct()
      .then(() => eventsOf(db).nextTime())
      .catch(failed);
    if (isStopped) return;
    timer = setTimeout(() => void goOn(), Math.max(0, Math.min(LOOK_MS, (next?.getTime() ?? Infinity) - now())));
  }

  return {
    now,
    conduct,
    start: () => void goOn(),
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await turning?.catch(() => {});
      await paying;
    },
  };
}
