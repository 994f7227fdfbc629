export { $own, isOwn } from './model.ts';
export { usePerson } from './profiles.ts';
export { Person } from './person.tsx';
export { PersonName } from './person-name.tsx';
