export { ChangeDialog } from './change-dialog.tsx';
export { changeAnswered } from './model.ts';
export { LastOutcome } from './last-outcome.tsx';
