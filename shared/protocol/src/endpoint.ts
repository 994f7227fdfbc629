/** HTTP methods that the spec uses. */
export type Method = 'GET' | 'POST';

/** What a program must know to call an endpoint; the schemas stand apart so that a browser never bundles them. */
export interface Endpoint {
  method: Method;
  path: `/api/${string}`;
  /** `user` needs a session's token, `open` does not. */
  access: 'open' | 'user';
  /** How the body is sent; uploads are forms. */
  encoding?: 'json' | 'form';
  /** A GET that changes something: a browser sends it only from our own pages (`Sec-Fetch-Site`, `Sec-Fetch-Mode`). */
  effect?: true;
  /** The call carries an `Idempotency-Key`; the same key gives the same answer once. */
  idempotent?: true;
  /** The call carries a proof made by the session's key; with `signedIn` only where there is a session. */
  proof?: true | 'signedIn';
}
