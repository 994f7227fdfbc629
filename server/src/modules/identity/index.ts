export { openIdentity, type Identity } from './context.ts';
export { setSessionCookies } from './session/cookies.ts';
export type { Joining, MailPorts, SignUpRewards } from './ports.ts';
export type { OpenSession } from './session/index.ts';
export type { SessionRevoked } from './session/session-revoked.ts';
export { sessionDataOf } from './session/session-data.ts';
export { personOf } from './confirmation/index.ts';
export { identityModule } from './module.ts';
export {
  findUid,
  findWalletUsers,
  foldedName,
  hasPeople,
  keptEmail,
  nameHolds,
  people,
  readPeople,
  usersOf,
  type PublicPerson,
} from './users/index.ts';
export { networkHash } from './users/network-hash.ts';
export { inviteCodes, users } from './users/tables.ts';
export { withEmbeddedChain } from './wallets/embedded-chain.ts';
export { accountsOn, provenWallets } from './wallets/proven.ts';
