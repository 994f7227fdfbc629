export { keptEmail } from './email.ts';
export { usersOf } from './repository.ts';
export { readPeople, type PublicPerson } from './people.ts';
