export type { Draft, Named } from '../log/index.ts';
export { editOf, EMPTY_DRAFT, mayEdit, unedited } from './draft.ts';
export { $drafts, draftChanged, readDraftsFx } from './model.ts';
