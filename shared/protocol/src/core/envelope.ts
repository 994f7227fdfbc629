/** Shape of every answer under /api (spec §7): a business failure is HTTP 200 with its code. */
export interface Envelope<Data = unknown> {
  code: number;
  msg: string;
  status: number;
  data: Data | null;
}

/** One field that breaks an endpoint's schema or rule: `data` of an answer with code `validation`. */
export interface InvalidField {
  /** Dotted path into the body or query, empty for the whole. */
  field: string;
  message: string;
}
