export { progressFailed, progressFinished, progressStarted } from './model.ts';
export { ProgressBar } from './progress-bar.tsx';
