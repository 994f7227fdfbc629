import { createEvent, sample } from 'effector';
import type { RequestFailure } from './failure.ts';
import type { CallNotes } from './transport.ts';

/** A call that ended, in whatever way, and what its answer said besides. */
export interface EndedCall extends CallNotes {
  endpoint: string;
  /** Null when it succeeded. */
  failure: RequestFailure | null;
}

export interface FailedCall extends EndedCall {
  failure: RequestFailure;
}

export const callEnded = createEvent<EndedCall>();
export const callFailed = createEvent<FailedCall>();

sample({ clock: callEnded, filter: (call): call is FailedCall => call.failure !== null, target: callFailed });

/** A call succeeded: the server is there. */
export const requestDone = createEvent<{ endpoint: string }>();

sample({ clock: callEnded, filter: ({ failure }) => failure === null, fn: ({ endpoint }) => ({ endpoint }), target: requestDone });

/** A call failed. Whether the server answered at all: `isServerSilent(failure)`. */
export const requestFailed = createEvent<{ endpoint: string; failure: RequestFailure }>();

sample({ clock: callFailed, fn: ({ endpoint, failure }) => ({ endpoint, failure }), target: requestFailed });

/** A refused call taught the server's clock: server minus device, in ms. */
export const clockOffsetFound = createEvent<number>();

sample({ clock: callEnded.filterMap(({ clockOffset }) => clockOffset), target: clockOffsetFound });
