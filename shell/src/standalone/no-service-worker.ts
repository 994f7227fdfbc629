/** Served as `/sw.js` where there shall be no service worker. */
import { endWorker, type WorkerScope } from '../features/service-worker/index.ts';

endWorker(globalThis as unknown as WorkerScope);
