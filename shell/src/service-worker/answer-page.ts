import { PAGES } from './caches.ts';
import type { FetchEvent, WorkerScope } from './scope.ts';

/** The page from the network and from nowhere else, whatever its status; the offline page where there is no answer at all. */
export async function answerPage({ request, preloadResponse }: FetchEvent, scope: WorkerScope): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await scope.fetch(request));
  } catch (error) {
    const page = await scope.caches.match(scope.OFFLINE_PAGE, { cacheName: PAGES, ignoreVary: true });
    if (page) return page;
    throw error;
  }
}
