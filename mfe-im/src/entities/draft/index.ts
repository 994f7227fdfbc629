export type { Draft } from '../log/index.ts';
export { $drafts, draftChanged, readDraftsFx } from './model.ts';
