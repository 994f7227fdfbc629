import { answerFile } from './answer-file.ts';
import { answerPage } from './answer-page.ts';
import { PAGES } from './caches.ts';
import { ruleFor } from './rules.ts';
import type { LifeEvent, WorkerScope } from './scope.ts';

/** Starts the service worker: an offline page, and files that cannot change. It never keeps a page or an answer of the API. */
export function startWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(install(event, scope)));
  scope.addEventListener('activate', (event) => event.waitUntil(activate(scope)));
  scope.addEventListener('fetch', (event) => {
    const rule = ruleFor(event.request, scope.location.origin);
    if (rule === 'page') event.respondWith(answerPage(event, scope));
    if (rule === 'file') event.respondWith(answerFile(event, scope));
  });
}

async function install(event: LifeEvent, scope: WorkerScope): Promise<void> {
  const cache = await scope.caches.open(PAGES);
  await cache.add(new Request(new URL(scope.OFFLINE_PAGE, scope.location.origin), { cache: 'reload' }));
  // Calls never wait until the worker has started, where the browser can be told so.
  await event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }).catch(() => undefined);
  // No page depends on the worker's version, so a newer one takes over at once.
  await scope.skipWaiting();
}

async function activate({ caches, location, registration, OFFLINE_PAGE }: WorkerScope): Promise<void> {
  const cache = await caches.open(PAGES);
  const present = new URL(OFFLINE_PAGE, location.origin).href;
  const former = (await cache.keys()).filter(({ url }) => url !== present);
  await Promise.all(former.map((key) => cache.delete(key)));
  // The browser asks for a page while the worker starts, and as it would without one.
  await registration.navigationPreload?.enable();
}
