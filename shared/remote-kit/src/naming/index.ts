export { NameList, type Nameable } from './name-list.tsx';
export { namingAt, withName, type Naming } from './naming.ts';
export { useNameList } from './use-name-list.ts';
