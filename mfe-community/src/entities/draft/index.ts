export { nameOf, type Draft, type DraftPicture, type NamedPerson, type Place } from './draft.ts';
export { $drafts, draftChanged, draftEnded, draftOpened } from './model.ts';
