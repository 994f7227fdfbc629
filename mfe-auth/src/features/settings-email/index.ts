export { EmailSettings } from './settings-email.tsx';
