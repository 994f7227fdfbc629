import { CACHE } from './cache.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** Downloads and answers of the API are nothing that a page could stand in for. */
const NO_PAGE = /^\/(api|files)\//;

/** Whether a request asks for a page in a window of its own; everything else is the browser's. */
export function asksForPage({ method, mode, destination, url }: Request): boolean {
  return method === 'GET' && mode === 'navigate' && destination === 'document' && !NO_PAGE.test(new URL(url).pathname);
}

/** The page from the network and from nowhere else, whatever its status; the offline page where there is no answer at all. */
export async function answerPage({ request, preloadResponse }: FetchEvent, scope: WorkerScope): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (error) {
    const page = await scope.caches.match(scope.OFFLINE_PAGE, { cacheName: CACHE, ignoreVary: true });
    if (page) return page;
    throw error;
  }
}
