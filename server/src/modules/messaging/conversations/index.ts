export { beginConversation } from './begin.ts';
export { createChanges, type Change, type Changed, type Changes, type LineRow, type NewLine } from './change.ts';
export { lockConversationsOf, type ConversationRow } from './head.ts';
export { keyOf } from './ids.ts';
export { addMembers, findMember, memberOf, removeMembers, type MemberRole, type MemberRow } from './member.ts';
export { lockUserHeads, touchMembers, type Touched } from './user-head.ts';
