export { ActivityPage } from './activity-page.tsx';
export { loadActivityPage } from './load-activity-page.ts';
