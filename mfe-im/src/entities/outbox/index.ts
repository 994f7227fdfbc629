import './sending.ts';

export { $outbox, discardAsked, resendAsked, sendFx } from './model.ts';
