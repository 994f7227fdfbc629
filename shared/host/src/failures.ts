import { createEvent } from 'effector';

export interface FailureReport {
  message: string;
  stack?: string;
  /** Remote it came from, when known. */
  remote?: string;
  version?: string;
}

/** A failure that no one handled; the shell sends it to the server once. */
export const failureReported = createEvent<FailureReport>();
