export { $outbox, discardAsked, resendAsked, sendAsked, type Written } from './model.ts';
