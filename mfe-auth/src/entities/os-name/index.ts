export { osNameId } from './os-name.ts';
