import { CODES, type CodeName, type InvalidField } from '@mortar/protocol';

/**
 * Every way a call can fail, as plain data (docs/design/protocol.md). A switch over `kind` is complete.
 * `msg` is the server's, in the language of the page.
 */
export type RequestFailure =
  /** The server understood and said no: HTTP 200 with a code other than success. */
  | { kind: 'problem'; code: number; msg: string; status: number; data: unknown; requestId?: string }
  /** Fields that break the endpoint's schema or rule. */
  | { kind: 'validation'; fields: InvalidField[]; msg: string }
  /** Any HTTP status but 200; `code` and `msg` where the answer had our shape, `retryAfterMs` where it named a time. */
  | { kind: 'http'; status: number; code?: number; msg?: string; retryAfterMs?: number }
  /** No answer: no network, no server, or the connection broke. */
  | { kind: 'network' }
  /** No answer in time. */
  | { kind: 'timeout' }
  /** The caller's signal ended it. */
  | { kind: 'aborted' }
  /** HTTP 200 with something that is no envelope. */
  | { kind: 'malformed'; endpoint: string };

/** Whether a failure carries this code, whatever the HTTP status. */
export function hasCode(failure: RequestFailure, name: CodeName): boolean {
  if (failure.kind === 'validation') return name === 'validation';
  return (failure.kind === 'problem' || failure.kind === 'http') && failure.code === CODES[name];
}

/** Text of the server for a person; undefined where there was no answer of ours. */
export function messageOf(failure: RequestFailure): string | undefined {
  return 'msg' in failure ? failure.msg : undefined;
}

/** What is wrong with one field of the form that was sent; undefined when nothing is. */
export function fieldMessage(failure: RequestFailure, field: string): string | undefined {
  return failure.kind === 'validation' ? failure.fields.find((invalid) => invalid.field === field)?.message : undefined;
}

const UNAUTHORIZED = 401;

/** Whether the session's token is missing or dead: HTTP 401 or 1511504. */
export function isTokenRefusal(failure: RequestFailure): boolean {
  return (failure.kind === 'http' && failure.status === UNAUTHORIZED) || hasCode(failure, 'tokenInvalid');
}

const GATEWAY_STATUSES = [502, 503, 504];

/** Whether our server did not answer at all: no connection, silence, or a gateway that answers for it. */
export function isServerSilent(failure: RequestFailure): boolean {
  if (failure.kind === 'http') return GATEWAY_STATUSES.includes(failure.status);
  return failure.kind === 'network' || failure.kind === 'timeout';
}

/** Whether the outcome of the call is unknown: it may have been carried out all the same. */
export function isOutcomeUnknown(failure: RequestFailure): boolean {
  if (failure.kind === 'http') return failure.status >= 500;
  return failure.kind !== 'problem' && failure.kind !== 'validation';
}
