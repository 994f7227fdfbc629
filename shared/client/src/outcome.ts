import { CODES, SUCCESS, type Envelope, type InvalidField } from '@mortar/protocol';
import type { Answer, Silence } from './exchange.ts';
import type { RequestFailure } from './failure.ts';

/** What a call came to. */
export type Outcome = { ok: true; data: unknown } | { ok: false; failure: RequestFailure };

const HTTP_OK = 200;
const REQUEST_ID_HEADER = 'x-request-id';

/** Reads an answer (spec §7): success is HTTP 200 with code 1511200, any other status rejects the call. */
export function outcomeOf(endpoint: string, answer: Answer | Silence): Outcome {
  if (answer.kind !== 'answer') return { ok: false, failure: { kind: answer.kind } };
  const envelope = isEnvelope(answer.body) ? answer.body : undefined;
  if (answer.status !== HTTP_OK) return { ok: false, failure: httpFailure(answer, envelope) };
  if (!envelope) return { ok: false, failure: { kind: 'malformed', endpoint } };
  if (envelope.code === SUCCESS) return { ok: true, data: envelope.data };
  return { ok: false, failure: businessFailure(envelope, answer) };
}

/** Code of an answer that has our shape. */
export function codeOf(answer: Answer): number | undefined {
  return isEnvelope(answer.body) ? answer.body.code : undefined;
}

function isEnvelope(body: unknown): body is Envelope {
  if (typeof body !== 'object' || body === null) return false;
  const { code, msg, status } = body as Partial<Envelope>;
  return typeof code === 'number' && typeof msg === 'string' && typeof status === 'number' && 'data' in body;
}

function businessFailure({ code, msg, status, data }: Envelope, answer: Answer): RequestFailure {
  if (code === CODES.validation) return { kind: 'validation', fields: Array.isArray(data) ? data.filter(isInvalidField) : [], msg };
  const requestId = answer.header(REQUEST_ID_HEADER);
  return { kind: 'problem', code, msg, status, data, ...(requestId ? { requestId } : {}) };
}

function isInvalidField(value: unknown): value is InvalidField {
  const { field, message } = (value ?? {}) as Partial<InvalidField>;
  return typeof field === 'string' && typeof message === 'string';
}

function httpFailure(answer: Answer, envelope: Envelope | undefined): RequestFailure {
  const retryAfterMs = waitOf(answer);
  return {
    kind: 'http',
    status: answer.status,
    ...(envelope ? { code: envelope.code, msg: envelope.msg } : {}),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
}

/** `Retry-After` in ms: seconds, or a date that the server's own clock is compared with. */
function waitOf(answer: Answer): number | undefined {
  const value = answer.header('retry-after');
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const wait = Date.parse(value) - Date.parse(answer.header('date') ?? '');
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
