export { AuditList, ChangesList } from './lists.tsx';
export { audit, changes } from './model.ts';
