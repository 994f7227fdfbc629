export { AuditList, ChangesList } from './lists.tsx';
