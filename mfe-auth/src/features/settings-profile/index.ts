export { ProfileSettings } from './settings-profile.tsx';
