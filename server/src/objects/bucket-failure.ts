import type { S3Config } from '../config/s3.ts';
import { ObjectsUnavailable } from './failures.ts';

/** What the client puts on its errors. */
interface S3Failure {
  name?: string;
  message?: string;
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const NOT_FOUND = 404;
/** A network that does not lead there, and a certificate that is not believed. */
const UNREACHABLE =
  /^(E(CONN(REFUSED|RESET|ABORTED)|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN|PIPE|PROTO)|CERT_.+|.+_CERT.*|ERR_(TLS|SSL)_.+|UNABLE_TO_.+)$/;
const TOO_SLOW = /^(E?TIMEDOUT|TimeoutError|RequestTimeout|AbortError)$/;
const WRONG_KEY = /^(InvalidAccessKeyId|SignatureDoesNotMatch|AccessDenied|Forbidden|InvalidToken|ExpiredToken)$/;
const WRONG_REGION = /^(PermanentRedirect|AuthorizationHeaderMalformed|IllegalLocationConstraintException|MovedPermanently)$/;

/** It wraps what it does not know as an error, and keeps no more than the text: a name of its own, or what the system said. */
const WRAPPED = /^AWS SDK error wrapper for (?:(TimeoutError)\b|.*?\b(E[A-Z]{4,})\b)/s;

function factsOf(error: unknown) {
  const { name = '', message = '', code, $metadata } = (typeof error === 'object' && error !== null ? error : {}) as S3Failure;
  const [, ofClient, ofSystem] = WRAPPED.exec(message) ?? [];
  return { name: ofClient ?? name, code: code ?? ofSystem ?? '', status: $metadata?.httpStatusCode };
}

/** Whether there is no such object, while there is a bucket. */
export function isMissing(error: unknown): boolean {
  const { name, status } = factsOf(error);
  return status === NOT_FOUND && name !== 'NoSuchBucket';
}

/** One line that says what is wrong and which setting mends it; undefined when it is not the store's fault. */
function reasonOf(error: unknown, { bucket, region, endpoint }: S3Config): string | undefined {
  const { name, code, status } = factsOf(error);
  const place = endpoint ?? `Amazon S3 (${region})`;
  if (UNREACHABLE.test(code)) return `${place} cannot be reached (${code})${endpoint ? '; is S3_ENDPOINT right?' : ''}`;
  // After the codes: the client calls a cut connection a timeout too.
  if (TOO_SLOW.test(name) || TOO_SLOW.test(code)) return `${place} does not answer in time`;
  if (status === undefined) return undefined;
  if (name === 'RequestTimeTooSkewed') return `${place} says that the clock of this machine is wrong`;
  if (WRONG_REGION.test(name) || status === 301) return `the bucket '${bucket}' is in another region than ${region}; correct S3_REGION`;
  if (status === NOT_FOUND) return `${place} has no bucket '${bucket}'; make it, or correct S3_BUCKET`;
  if (WRONG_KEY.test(name) || status === 401 || status === 403) {
    return `${place} refuses our key for the bucket '${bucket}' (${name}); correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or what this key may do`;
  }
  return `${place} failed (HTTP ${status}, ${name})`;
}

/** An error of the client as one that says what to do; any other error stays what it is. */
export function explain(error: unknown, config: S3Config): unknown {
  const reason = reasonOf(error, config);
  return reason === undefined ? error : new ObjectsUnavailable(`Files in S3: ${reason}`, error);
}
