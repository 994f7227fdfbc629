export { AuditList } from './audit-list.tsx';
export { ChangesList } from './changes-list.tsx';
export { audit, changes } from './model.ts';
