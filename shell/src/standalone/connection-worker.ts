/** The browser's one connection, for all of its tabs: a shared worker. */
import { startConnectionWorker, type SharedWorkerScope } from '@mortar/client/connection/worker';

startConnectionWorker(globalThis as unknown as SharedWorkerScope);
