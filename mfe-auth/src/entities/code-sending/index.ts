export { $lockedUntil, $recipient, $sendFailure, $sending, codeFollowed, codeNeeded, codeWanted, sendFx } from './model.ts';
