import type { Endpoint, Schemas } from './endpoint.ts';

/** An endpoint with what it takes and gives: what a server binds and documents. */
export interface Operation<Described extends Schemas = Schemas> {
  endpoint: Endpoint<Described>;
  schemas: Described;
}

type Pairs<Endpoints> = { [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<infer Described> ? Described : never };
type Operations<Endpoints> = {
  [Name in keyof Endpoints]: Endpoints[Name] extends Endpoint<infer Described> ? Operation<Described> : never;
};

/** Pairs the endpoints of an area with their schemas by name. One without schemas does not compile. */
export function operationsOf<Endpoints extends Record<string, Endpoint>>(
  endpoints: Endpoints,
  schemas: Pairs<Endpoints>,
): Operations<Endpoints> {
  const pairs = Object.entries(endpoints).map(([name, endpoint]) => [name, { endpoint, schemas: schemas[name] }]);
  return Object.fromEntries(pairs) as Operations<Endpoints>;
}
