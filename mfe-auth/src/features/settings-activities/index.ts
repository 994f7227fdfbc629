export { activities } from './model.ts';
export { ActivitySettings } from './settings-activities.tsx';
