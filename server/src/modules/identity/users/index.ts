export { keptEmail } from './email.ts';
export { findUid, people } from './find-uid.ts';
export { foldedName, nameHolds } from './name-search.ts';
export { usersOf } from './repository.ts';
export { hasPeople, readPeople, type PublicPerson } from './people.ts';
export { identitiesOf } from './identities.ts';
export { findWalletUsers } from './wallet-users.ts';
