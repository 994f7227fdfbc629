export { blankQuestion, writtenOf } from './blank.ts';
export { WrittenForm } from './written-form.tsx';
