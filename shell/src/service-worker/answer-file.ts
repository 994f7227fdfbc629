import { FILES } from './caches.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** As many files of a few versions as anybody uses in a day; the oldest goes for one more. */
export const MOST_FILES = 150;

/**
 * A file of a version: the kept one if it still is what the page wants, else from the network, which the browser
 * checks against the same hash. A request that fails here fails as it would without the worker.
 */
export async function answerFile(event: FetchEvent, scope: WorkerScope): Promise<Response> {
  const { request } = event;
  // Where the browser keeps nothing, every file comes from the network.
  const kept = await keptFile(request, scope).catch(() => undefined);
  if (kept) return kept;
  const answer = await scope.fetch(request);
  if (answer.status === 200 && answer.type === 'basic') {
    const copy = answer.clone();
    event.waitUntil(keep(request, copy, scope).catch(() => undefined));
  }
  return answer;
}

async function keptFile({ url, integrity }: Request, { caches }: WorkerScope): Promise<Response | undefined> {
  const cache = await caches.open(FILES);
  const found = await cache.match(url, { ignoreVary: true });
  return found && (await integrityOf(found.clone())) === integrity ? found : undefined;
}

async function keep({ url }: Request, answer: Response, { caches }: WorkerScope): Promise<void> {
  const cache = await caches.open(FILES);
  await cache.put(url, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_FILES)).map((key) => cache.delete(key)));
}

async function integrityOf(answer: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
