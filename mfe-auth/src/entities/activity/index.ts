export { ActivityCard } from './activity-card.tsx';
export { joiningIn, keptJoining, type Joining } from './kept.ts';
export { $joining, activityOpened } from './model.ts';
