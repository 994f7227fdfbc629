export { KeepRun } from './keep-run.tsx';
