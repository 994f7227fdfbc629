export { ownAccountWanted as wanted } from '#entities/own-account';
export { ProfileSettings as Section } from './settings-profile.tsx';
