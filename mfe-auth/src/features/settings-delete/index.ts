export { DeleteSettings } from './settings-delete.tsx';
