export { activitiesWanted } from './model.ts';
export { ActivitySettings } from './settings-activities.tsx';
