import { CODES, type CodeName } from '@mortar/protocol';

/** What an error may add to its code. */
export interface AppErrorDetails {
  /** Goes out as the envelope's `data`: never a secret, never an internal name. */
  data?: unknown;
  /** HTTP status; 200 for a business failure, another one only for a fault (see `HTTP_STATUS`). */
  status?: number;
  /** Seconds after which the caller may try again; sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** Codes that are faults and so leave HTTP 200 (docs/design/protocol.md). */
const HTTP_STATUS: Partial<Record<CodeName, number>> = {
  tokenInvalid: 401,
  malformed: 400,
  notFound: 404,
  tooLarge: 413,
  rateLimited: 429,
  internal: 500,
  unavailable: 503,
};

/** A failure that the caller is told: its code decides status and text, so services throw it without knowing HTTP. */
export class AppError extends Error {
  readonly codeName: CodeName;
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(codeName: CodeName, details: AppErrorDetails = {}) {
    super(codeName, { cause: details.cause });
    this.name = 'AppError';
    this.codeName = codeName;
    this.code = CODES[codeName];
    this.status = details.status ?? HTTP_STATUS[codeName] ?? 200;
    this.data = details.data ?? null;
    this.retryAfter = details.retryAfter;
  }
}
