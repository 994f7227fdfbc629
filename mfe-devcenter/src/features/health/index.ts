export { HealthView } from './health-view.tsx';
