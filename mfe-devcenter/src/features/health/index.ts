export { healthErrors } from './errors-list.tsx';
export { health, HealthView } from './health-view.tsx';
