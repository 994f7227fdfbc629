export { MethodSettings } from './settings-methods.tsx';
