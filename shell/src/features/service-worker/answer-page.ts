import { CACHE, READABLE_CACHE } from './cache.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** Downloads and answers of the API are nothing that a page could stand in for. */
const NO_PAGE = /^\/(api|files)\//;

/** Whether a request asks for a page in a window of its own; everything else is the browser's. */
export function asksForPage({ method, mode, destination, url }: Request): boolean {
  return method === 'GET' && mode === 'navigate' && destination === 'document' && !NO_PAGE.test(new URL(url).pathname);
}

/** What was kept is text to read: it runs nothing, sends nothing and belongs to no origin. */
const READ_ONLY = "sandbox allow-popups; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** The text that a page has kept of its address, for everybody to read. */
async function readable({ url }: Request, { caches }: WorkerScope): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  const kept = await caches.match(origin + pathname, { cacheName: READABLE_CACHE });
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': READ_ONLY };
  return kept && new Response(await kept.text(), { headers });
}

/**
 * The page from the network and from nowhere else, whatever its status; where there is no answer at all, the text that was
 * kept of it, or the offline page.
 */
export async function answerPage(event: FetchEvent, scope: WorkerScope): Promise<Response> {
  try {
    return await answerNavigation(event, scope);
  } catch (error) {
    const text = await readable(event.request, scope);
    const page = text ?? (await scope.caches.match(scope.OFFLINE_PAGE, { cacheName: CACHE, ignoreVary: true }));
    if (page) return page;
    throw error;
  }
}

/**
 * Whether the browser asks for it by itself while the worker starts, as for every navigation. Left to the browser it would
 * be asked for once more, and what is good for one time (a third party's way back) would be used up by the answer that
 * nobody sees.
 */
export function isPreloaded({ method, mode }: Request): boolean {
  return method === 'GET' && mode === 'navigate';
}

/** The one answer to a navigation; nothing stands in for it. */
export async function answerNavigation({ request, preloadResponse }: FetchEvent, scope: WorkerScope): Promise<Response> {
  return (await preloadResponse) ?? scope.fetch(request);
}
