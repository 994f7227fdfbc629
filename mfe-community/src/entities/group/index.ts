export { groupEditAsked, groupPath, groupsTold, isInside, isLeading, membershipChanged, useGroup } from './model.ts';
export { GroupRow } from './group-row.tsx';
export { JoinButton } from './join-button.tsx';
