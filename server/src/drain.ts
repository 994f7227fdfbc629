import type { FastifyInstance } from 'fastify';

/** Time that requests under way get when the server stops: half of what the whole stop may take. */
const DRAIN_MS = 5000;

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
