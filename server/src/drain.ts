import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time that requests under way get when the server stops: half of what the whole stop may take. */
const DRAIN_MS = 5000;

/**
 * Lets an app finish its work before it closes, and so before the database goes: who goes away ends the answer, not what
 * is done for it. @param app before it has routes
 */
export function finishHandlers(app: FastifyInstance): void {
  const working = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function noted(this: FastifyInstance, request, reply) {
      const work: unknown = handler.call(this, request, reply);
      if (work instanceof Promise) {
        working.add(work);
        const forget = () => void working.delete(work);
        work.then(forget, forget);
      }
      return work;
    };
  });
  app.addHook('preClose', async () => {
    await Promise.race([Promise.allSettled(working), sleep(DRAIN_MS, undefined, { ref: false })]);
  });
}

/**
 * How an app ends: it takes no more requests, answers those under way within 5 s, and cuts the connections. Node itself keeps waiting
 * for connections that browsers opened ahead and never used (https://nodejs.org/api/http.html#servercloseidleconnections).
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
    const closed = app.close();
    if (underWay === 0) cut();
    await closed.finally(() => clearTimeout(late));
  };
}
