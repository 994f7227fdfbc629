export { FlawList } from './flaw-list.tsx';
export { bankRole } from '../../lib/bank-role.ts';
export { Reason } from './reason.tsx';
export { StateTag } from './state-tag.tsx';
export { Wording } from './wording.tsx';
