import { CODES, type CodeName, type InvalidField, type Locale, type LocalizedText } from '@mortar/protocol';

/** What is wrong with each field. */
export type FieldTexts = Readonly<Record<string, LocalizedText>>;

/** What an error may add to its code. */
export interface AppErrorDetails {
  /** Goes out as the envelope's `data`: never a secret, never an internal name. */
  data?: unknown;
  /** In its place with `validation`: goes out in the caller's language. */
  fields?: FieldTexts;
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

/** HTTP status of answers with this code. */
export const statusOf = (codeName: CodeName): number => HTTP_STATUS[codeName] ?? 200;

/** A failure that the caller is told: its code decides status and text, so services throw it without knowing HTTP. */
export class AppError extends Error {
  readonly codeName: CodeName;
  readonly code: number;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfter: number | undefined;
  readonly #fields: FieldTexts | undefined;

  constructor(codeName: CodeName, details: AppErrorDetails = {}) {
    super(codeName, { cause: details.cause });
    this.name = 'AppError';
    this.codeName = codeName;
    this.code = CODES[codeName];
    this.status = details.status ?? statusOf(codeName);
    this.data = details.data ?? null;
    this.retryAfter = details.retryAfter;
    this.#fields = details.fields;
  }

  /** The envelope's `data` for a caller of this language. */
  dataFor(locale: Locale): unknown {
    if (!this.#fields) return this.data;
    return Object.entries(this.#fields).map(([field, text]): InvalidField => ({ field, message: text[locale] }));
  }
}
