export { registerEmailRoutes } from './routes.ts';
