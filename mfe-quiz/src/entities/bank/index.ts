export { FlawList } from './flaw-list.tsx';
export { bankRole } from '../../lib/bank-role.ts';
export { TOPICS } from './topics.ts';
export { StateTag } from './state-tag.tsx';
export { Wording } from './wording.tsx';
