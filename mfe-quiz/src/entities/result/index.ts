export { marksOfResult, marksOfScore } from './marks.ts';
export { OutcomeTag } from './outcome-tag.tsx';
export { ToldQuestion } from './told-question.tsx';
