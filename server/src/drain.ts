import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time that requests under way get when the server stops: half of what the whole stop may take. */
const DRAIN_MS = 5000;

const working = new WeakMap<FastifyInstance['server'], Set<Promise<unknown>>>();

/** Notes which handlers of an app work: who goes away ends the answer, not what is done for it. @param app before it has routes */
export function noteHandlers(app: FastifyInstance): void {
  const noted = new Set<Promise<unknown>>();
  working.set(app.server, noted);
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function note(this: FastifyInstance, request, reply) {
      const work: unknown = handler.call(this, request, reply);
      if (work instanceof Promise) {
        noted.add(work);
        const forget = () => void noted.delete(work);
        work.then(forget, forget);
      }
      return work;
    };
  });
}

/**
 * How an app ends: it takes no more requests, answers those under way within 5 s, cuts the connections, and finishes within
 * the same time what is done for who has gone: only then may the database go. Node itself keeps waiting for connections
 * that browsers opened ahead and never used (https://nodejs.org/api/http.html#servercloseidleconnections).
 * @param app before it listens
 */
export function drainOf(app: FastifyInstance): () => Promise<void> {
  let underWay = 0;
  let isEnding = false;
  const cut = () => app.server.closeAllConnections();
  app.server.on('request', (_, answer) => {
    underWay += 1;
    answer.once('close', () => {
      underWay -= 1;
      if (isEnding && underWay === 0) cut();
    });
  });
  return async () => {
    isEnding = true;
    const late = setTimeout(cut, DRAIN_MS);
    const tooLate = sleep(DRAIN_MS, undefined, { ref: false });
    const closed = app.close();
    if (underWay === 0) cut();
    await closed.finally(() => clearTimeout(late));
    await Promise.race([Promise.allSettled(working.get(app.server) ?? new Set<Promise<unknown>>()), tooLate]);
  };
}
