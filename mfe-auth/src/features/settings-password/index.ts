export { PasswordSettings } from './settings-password.tsx';
