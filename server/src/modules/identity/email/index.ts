export type { PendingSignIns } from './pending.ts';
export { registerEmailRoutes } from './routes.ts';
