export { openIdentity, type Identity } from './context.ts';
export { setSessionCookies } from './session/cookies.ts';
export type { AccountPorts, Joining, OpenSession, SignUpRewards } from './session/index.ts';
export { sessionDataOf } from './session/session-data.ts';
export { personOf } from './confirmation/index.ts';
export { identityModule } from './module.ts';
export { findUid, hasPeople, keptEmail, people, readPeople, usersOf, type PublicPerson } from './users/index.ts';
export { networkHash } from './users/network-hash.ts';
export { inviteCodes, users } from './users/tables.ts';
