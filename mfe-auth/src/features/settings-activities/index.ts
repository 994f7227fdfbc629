export { activities, ActivitySettings } from './settings-activities.tsx';
