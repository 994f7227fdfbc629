import { Type } from 'typebox';
import { channelSchemas } from './channel-schemas.ts';
import { orNull, Page, pageOf, RemoteName, Time, Version } from './fields.ts';
import { healthSchemas } from './health-schemas.ts';

/** One change of what visitors get of a remote. */
const HistoryEntry = Type.Object({
  /** The registry's sequence number that the change made. */
  seq: Type.Integer(),
  action: Type.Enum(['publish', 'promote', 'rollback']),
  from: orNull(Version),
  to: Version,
  at: Time,
});

export const platformSchemas = {
  ...healthSchemas,
  'platform.history': {
    summary: 'List what visitors got of a remote, the latest change first',
    query: Type.Object({ name: RemoteName, ...Page }),
    data: pageOf(HistoryEntry),
  },
  ...channelSchemas,
};
