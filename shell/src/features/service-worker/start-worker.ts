import { answerNavigation, answerPage, asksForPage, isPreloaded } from './answer-page.ts';
import { CACHE } from './cache.ts';
import type { LifeEvent, WorkerScope } from './scope.ts';

/** Starts the service worker: a page for a navigation without an answer. It touches nothing else. */
export function startWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(install(event, scope)));
  scope.addEventListener('activate', (event) => event.waitUntil(activate(scope)));
  scope.addEventListener('fetch', (event) => {
    if (asksForPage(event.request)) event.respondWith(answerPage(event, scope));
    else if (isPreloaded(event.request)) event.respondWith(answerNavigation(event, scope));
  });
}

async function install(event: LifeEvent, scope: WorkerScope): Promise<void> {
  const cache = await scope.caches.open(CACHE);
  await cache.add(new Request(new URL(scope.OFFLINE_PAGE, scope.location.origin), { cache: 'reload' }));
  // Where the browser can be told so, it starts the worker for nothing but navigations.
  await event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' }).catch(() => undefined);
  // No page depends on the worker's version, so a newer one takes over at once.
  await scope.skipWaiting();
}

async function activate({ caches, location, registration, OFFLINE_PAGE }: WorkerScope): Promise<void> {
  const cache = await caches.open(CACHE);
  const present = new URL(OFFLINE_PAGE, location.origin).href;
  const former = (await cache.keys()).filter(({ url }) => url !== present);
  await Promise.all(former.map((key) => cache.delete(key)));
  // The browser asks for a page while the worker starts, and as it would without one.
  await registration.navigationPreload?.enable();
}
