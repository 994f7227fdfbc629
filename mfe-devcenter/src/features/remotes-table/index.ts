export { RemotesTable } from './remotes-table.tsx';
