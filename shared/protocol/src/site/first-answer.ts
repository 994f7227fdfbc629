/** What a page asks first, answered beside its HTML: no request is made for it. */
export interface FirstAnswer {
  /** The endpoint's id. */
  endpoint: string;
  /** As the page gives it: another one is another call. */
  input: unknown;
  /** `data` of the answer. */
  data: unknown;
}
