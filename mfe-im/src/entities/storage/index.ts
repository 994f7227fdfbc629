export { keepLog } from './keep-log.ts';
export { forgetLog, restoreLog, restoreTimeline } from './restore-log.ts';
export { forgetOutgoing, keepDraft, keepOutgoing, readDrafts, readOutbox } from './unsent.ts';
