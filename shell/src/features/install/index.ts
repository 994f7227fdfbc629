export { $installPrompt } from './model.ts';
export { watchInstall } from './watch.ts';
