import { Type, type Static, type TSchema } from 'typebox';
import { accountSchemas } from './account/schemas.ts';
import { dcSchemas } from './dc/schemas.ts';
import type { EndpointId } from './endpoints.ts';
import { platformSchemas } from './platform/schemas.ts';
import { uploadsSchemas } from './uploads/schemas.ts';

export { BricksEntry, BricksHistoryEntry, FrontendLogEntry } from './account/schemas.ts';
export { SessionData, UserProfile } from './account/session.ts';
export { Game, MyGame, RankRow } from './dc/schemas.ts';
export { ChannelChange, RegistryRemote, VersionFacts } from './platform/channel-schemas.ts';
export { HEALTH_DAYS, HEALTH_SHELL, HealthError, HealthPoint, HealthSummary, HealthTrial } from './platform/health-schemas.ts';
export { RemoteDescription } from './platform/remote-description.ts';
export { Asset } from './uploads/asset.ts';

/** What an endpoint takes and gives. `data` is the envelope's `data` on success. */
export interface EndpointSchemas {
  /** One sentence for the published document. */
  summary: string;
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  data: TSchema;
}

/** Schemas of every endpoint: one that is missing here does not compile. */
export const schemas = { ...accountSchemas, ...dcSchemas, ...platformSchemas, ...uploadsSchemas } satisfies Record<
  EndpointId,
  EndpointSchemas
>;

type Schemas = typeof schemas;
type Part<Id extends EndpointId, Name extends string> = Schemas[Id] extends { [K in Name]: infer S extends TSchema }
  ? Static<S>
  : undefined;

/** Body of a POST, query of a GET, `undefined` where an endpoint takes nothing. */
export type Input<Id extends EndpointId> = Part<Id, 'body'> extends undefined ? Part<Id, 'query'> : Part<Id, 'body'>;
export type Output<Id extends EndpointId> = Static<Schemas[Id]['data']>;

/** The wire shape of a success around an endpoint's `data`. */
export function success<Data extends TSchema>(data: Data) {
  return Type.Object({ code: Type.Integer(), msg: Type.String(), status: Type.Integer(), data });
}

/** The wire shape of any answer: a failure has no `data`. */
export function envelope<Data extends TSchema>(data: Data) {
  return success(Type.Union([data, Type.Null()]));
}
