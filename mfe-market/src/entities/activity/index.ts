export { ActivityTable } from './activity-table.tsx';
