export { Answers } from './answers.tsx';
export { threadOpened, type Shown, type Sort } from './model.ts';
export { readMomentsFx, useMarks } from './moments.ts';
export { viewOf } from './view.ts';
