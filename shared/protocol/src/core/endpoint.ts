import type { Static, TSchema } from 'typebox';
import type { Refusal } from './refusals.ts';
import type { Budget } from './budget.ts';

/** What an endpoint takes and gives. */
export interface Schemas {
  /** One sentence for the published document. */
  summary: string;
  /** Parts of the path that are written `:name` there. */
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** The envelope's `data` on success. */
  data: TSchema;
  /** Codes that its own work may answer in place of success; those of its access, proof and input come by themselves. */
  codes?: readonly Refusal[];
}

/** What a program must know to call an endpoint. Its schemas stand apart, so that a browser bundles none: here they are a type alone. */
export interface Endpoint<Described extends Schemas = Schemas> {
  /** `<area>.<name>`. */
  id: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  /** `user` needs a session's token, `open` does not. */
  access: 'open' | 'user';
  /** Called without `sign`: what is needed to make one. */
  isUnsigned?: true;
  /** How the body is sent; uploads are forms. */
  encoding?: 'json' | 'form';
  /** A GET that changes something: a browser sends it only from our own pages (`Sec-Fetch-Site`, `Sec-Fetch-Mode`). */
  effect?: true;
  /** The call carries an `Idempotency-Key`; the same key gives the same answer once. */
  idempotent?: true;
  /** The call carries a proof made by the session's key; with `signedIn` only where there is a session. */
  proof?: true | 'signedIn';
  /** What it shares with all other reads or writes when unset. */
  budget?: Budget;
  /** Its work may take as long as the upload of a file, and both sides wait for it as long. */
  isSlow?: true;
  /** Called behind the page's back: a refusal of the address moves nobody to another page. */
  isBackground?: true;
  /** Never set. */
  readonly described?: Described;
}

type SchemasOf<E extends Endpoint> = E extends Endpoint<infer Described> ? Described : never;

/** Parts of a call's path by its schemas, `undefined` where it has none. */
export type Params<S extends Schemas> = S extends { params: infer P extends TSchema } ? Static<P> : undefined;
/** Query of a call by its schemas, `undefined` where it takes none. */
export type Query<S extends Schemas> = S extends { query: infer Q extends TSchema } ? Static<Q> : undefined;
/** Body of a call by its schemas, `undefined` where it takes none. */
export type Body<S extends Schemas> = S extends { body: infer B extends TSchema } ? Static<B> : undefined;
/** `data` of a success. */
export type Data<S extends Schemas> = Static<S['data']>;

type Sent<S extends Schemas> = Body<S> extends undefined ? Query<S> : Body<S>;
type Taken<S extends Schemas> = Params<S> extends undefined ? Sent<S> : Sent<S> extends undefined ? Params<S> : Params<S> & Sent<S>;

/** Body of a POST, query of a GET, together with the parts of its path; `undefined` where an endpoint takes nothing. */
export type Input<E extends Endpoint> = Taken<SchemasOf<E>>;
export type Output<E extends Endpoint> = Data<SchemasOf<E>>;
