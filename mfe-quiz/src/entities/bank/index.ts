export { FlawList } from './flaw-list.tsx';
export { bankRole, NavShown } from './model.ts';
export { StateTag } from './state-tag.tsx';
export { Wording } from './wording.tsx';
