export type { Draft, Named } from '../log/index.ts';
export { $drafts, draftChanged, readDraftsFx } from './model.ts';
