import { Type } from 'typebox';
import { healthSchemas } from './health-schemas.ts';

const Version = Type.String({ maxLength: 64 });

/** One change of what visitors get of a remote. */
const HistoryEntry = Type.Object({
  /** The registry's sequence number that the change made. */
  seq: Type.Integer(),
  action: Type.Union([Type.Literal('publish'), Type.Literal('promote'), Type.Literal('rollback')]),
  from: Type.Union([Version, Type.Null()]),
  to: Version,
  /** ISO 8601, UTC. */
  at: Type.String({ format: 'date-time' }),
});

export const platformSchemas = {
  ...healthSchemas,
  'platform.history': {
    summary: 'List what visitors got of a remote, the latest change first',
    query: Type.Object({
      name: Type.String({ pattern: '^[a-z][a-z0-9]{1,31}$' }),
      pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      /** `next` of the page before. */
      cursor: Type.Optional(Type.Integer({ minimum: 1 })),
    }),
    data: Type.Object({
      items: Type.Array(HistoryEntry),
      /** Cursor of the next page, null at the end. */
      next: Type.Union([Type.Integer(), Type.Null()]),
    }),
  },
};
