export { $hidden, blockFx, followSaved, followsTold, muteFx, personPath, useFollows } from './model.ts';
export { PersonRow } from './person-row.tsx';
export { FollowButton } from './follow-button.tsx';
export { useBlock } from './use-block.ts';
export { CertifiedMark } from './certified-mark.tsx';
