export { $transport, clientConfigured, type ClientConfiguration, type HumanDemand } from './configuration.ts';
export { createRequest, keepExtras, requestFx, withExtras, withSignal, type Request, type RequestInput } from './request.ts';
export type { CallExtras, Transport } from './transport.ts';
export { fieldMessage, hasCode, isServerSilent, isTokenRefusal, messageOf, type RequestFailure } from './failure.ts';
export { clockOffsetFound, requestDone, requestFailed } from './events.ts';
export { blacklisted, captchaDemanded, ipRestricted, pageRefused, refusalSettled, tokenRefused, type Refusal } from './refusals.ts';
