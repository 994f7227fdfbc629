export { $drafts, draftChanged, type Draft } from './model.ts';
