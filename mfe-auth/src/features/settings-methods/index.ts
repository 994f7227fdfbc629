export { MethodSettings } from './settings-methods.tsx';
export { broughtBindingWanted } from './third-parties.ts';
