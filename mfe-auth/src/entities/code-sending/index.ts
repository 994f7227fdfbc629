export { $lockedUntil, $recipient, $sendFailure, $sending, codeFollowed, codeNeeded, codeWanted } from './model.ts';
