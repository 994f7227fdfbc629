export { audit, AuditList, changes, ChangesList } from './lists.tsx';
