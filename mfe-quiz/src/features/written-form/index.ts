export { blankQuestion } from './blank.ts';
export { WrittenForm } from './written-form.tsx';
