export { HealthView } from './health-view.tsx';
export { health, healthErrors } from './model.ts';
