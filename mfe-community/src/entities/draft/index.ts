export {
  isEmpty,
  nameOf,
  sharedPlace,
  type ChosenVideo,
  type Draft,
  type DraftPicture,
  type NamedPerson,
  type Place,
  type WallTime,
} from './draft.ts';
export { $drafts, draftChanged, draftEnded, draftForgotten, draftLoaded, draftOpened, draftSetAside } from './model.ts';
export { draftMoved } from './moved.ts';
export { namedIn } from './named-in.ts';
export { draftSentFx, settledDraft, settleSentFx } from './sent.ts';
export { readDrafts } from './storage.ts';
export { $forked, $troubles, draftSaved } from './sync.ts';
export { chosenOf, draftOf, finishedOf, keptDraft } from './wire.ts';
