export { $own, isOwn } from './model.ts';
export { usePerson } from './profiles.ts';
export { PersonName } from './person-name.tsx';
