export { ShareRun } from './share-run.tsx';
