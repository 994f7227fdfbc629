export {
  createSessions,
  setSessionCookies,
  type AccountPorts,
  type Joining,
  type RestoredSession,
  type Sessions,
  type SignUpRewards,
} from './session/index.ts';
export { personOf } from './confirmation/index.ts';
export { identityModule } from './module.ts';
export { findUid, hasPeople, keptEmail, people, readPeople, usersOf, type PublicPerson } from './users/index.ts';
export { networkHash } from './users/network-hash.ts';
export { inviteCodes, users } from './users/tables.ts';
