import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';
import { privateKey } from '../../config/variables.ts';

interface RealtimeSettings {
  /** Private key for the keys that browsers offer, by `SECRET_SOCKET`; else made once under `dataDir`. */
  socketSecret: string | undefined;
  /** Calls a minute of one connection. */
  socketCalls: number;
  /** Connections of one network at once. */
  socketConnections: number;
  /** By which several processes tell each other; unset where there is one. */
  redisUrl: string | undefined;
}

const count = { schema: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }), mustBe: 'a whole number from 1 to 9999999' };

const redisUrl = {
  schema: Type.String({ pattern: '^rediss?://[^\\s/]+(/[0-9]*)?$', maxLength: 2048 }),
  mustBe: 'redis://user:password@host:port, or rediss:// for TLS',
};

export const realtimeSettings: Settings<RealtimeSettings> = {
  prefixes: ['SOCKET_', 'REDIS_'],
  variables: { SECRET_SOCKET: privateKey, SOCKET_CALLS: count, SOCKET_CONNECTIONS: count, REDIS_URL: redisUrl },
  read: (env) => ({
    socketSecret: env['SECRET_SOCKET'],
    socketCalls: Number(env['SOCKET_CALLS'] ?? 1200),
    socketConnections: Number(env['SOCKET_CONNECTIONS'] ?? 200),
    redisUrl: env['REDIS_URL'],
  }),
};
