import { CACHE, READABLE_CACHE } from './cache.ts';
import type { WorkerScope } from './scope.ts';

/** Ends whatever worker a browser has of ours, with what it kept. Pages go on by the network. */
export function endWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(end(scope)));
}

async function end({ caches, registration }: WorkerScope): Promise<void> {
  await Promise.all([CACHE, READABLE_CACHE].map((name) => caches.delete(name)));
  await registration.unregister();
}
