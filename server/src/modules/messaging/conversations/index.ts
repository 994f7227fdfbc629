export { beginConversation } from './begin.ts';
export { createChanges, type Change, type Changed, type Changes, type NewLine } from './change.ts';
export { keyOf } from './ids.ts';
export { addMembers, findMember, memberOf, memberWith, removeMembers, type Joining, type MemberRole, type MemberRow } from './member.ts';
