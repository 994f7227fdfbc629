export { ChangeDialog } from './change-dialog.tsx';
export { LastChange } from './last-change.tsx';
export { changeAnswered } from './model.ts';
