import './sending.ts';

export { $outbox, discardAsked, resendAsked, sendFx, type Written } from './model.ts';
