export { LastDay } from './last-day.tsx';
