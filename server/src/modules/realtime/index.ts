import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { toAppError } from '../../lib/fault.ts';
import { loadRsaKey } from '../../lib/rsa-key.ts';
import { createUnderWay } from '../../lib/under-way.ts';
import type { Identity } from '../identity/index.ts';
import { createDoor } from './door.ts';
import { createInProcessFanout } from './fanout/in-process.ts';
import { createRedisFanout } from './fanout/redis/index.ts';
import { createAnswers } from './gateway/answer.ts';
import { createCalls } from './gateway/calls.ts';
import { openGateway } from './gateway/gateway.ts';
import { createHub } from './gateway/hub.ts';
import { createGatewayMetrics } from './gateway/metrics.ts';
import { createSockets } from './gateway/sockets.ts';
import { takeUpgrades } from './gateway/upgrades.ts';
import { createAdmit } from './handshake/admit.ts';
import { utokensOf } from './handshake/repository.ts';
import { registerHandshakeRoutes } from './handshake/routes.ts';
import { createHandshake } from './handshake/service.ts';
import type { Realtime } from './realtime.ts';
import { bindTopicCalls } from './topics/calls.ts';
import { createTopics } from './topics/topics.ts';

export type { Intend } from './fanout/fanout.ts';
export type { Call, Connection, EmitOptions, PersonConnection, Realtime } from './realtime.ts';

const HOUR_SECONDS = 3600;
/** So long calls that are under way may take to end when the server stops. */
const DRAIN_MS = 5000;

/** The site's connection to its browsers: handshake, sockets, calls, rooms, topics. Areas build on `realtime`. */
export function realtimeModule(
  { config, database: { db }, clock, metrics, jobs }: ModuleCore,
  { identity }: { identity: Identity },
): ServerModule & { realtime: Realtime } {
  const figures = createGatewayMetrics(metrics);
  const sockets = createSockets(figures.slowEnded);
  let failed = (error: unknown, what: string): void => void [error, what];
  const fanoutFailed = (error: unknown) => failed(error, 'fanout');
  const fanout = config.redisUrl
    ? createRedisFanout({ url: config.redisUrl, failed: fanoutFailed })
    : createInProcessFanout({ failed: fanoutFailed });
  const hub = createHub(sockets.io, fanout);
  const calls = createCalls();
  const { topics, reader } = createTopics({ fanout, tell: (room, event) => hub.emit(room, 'topic', event) });
  bindTopicCalls(calls, hub, reader);
  const { realtime, told } = createDoor({ hub, calls, topics, failed: (error) => failed(error, 'listener') });

  return {
    name: 'realtime',
    realtime,
    async register(app) {
      failed = (error, what) => app.log.error({ err: error, what }, 'connection failed');
      const place = { dataDir: config.dataDir, file: 'socket.pem', variable: 'SECRET_SOCKET' };
      const key = await loadRsaKey(config.socketSecret, place);
      const handshake = createHandshake({ key, utokens: utokensOf(db), findSession: identity.sessions.find, clock });
      registerHandshakeRoutes(app, handshake);
      await jobs?.every('realtime.prune', HOUR_SECONDS, handshake.prune);

      const underWay = createUnderWay();
      const answersOf = createAnswers({
        calls,
        clock,
        messageOf: app.messageOf,
        perMinute: config.socketCalls,
        failed,
        answered: figures.answered,
      });
      openGateway({
        sockets,
        hub,
        admit: createAdmit(handshake, config.socketConnections),
        answersOf(connection) {
          const answer = answersOf(connection);
          return (...call) => underWay.run(() => answer(...call));
        },
        sessionRevoked: identity.authentication.sessionRevoked,
        refusal(error) {
          const { code, codeName } = toAppError(error);
          figures.refused(codeName);
          return { code, msg: app.messageOf(code, 'en') };
        },
        told,
        figures,
        now: clock.now,
      });
      takeUpgrades(app, { perMinute: 2 * config.socketConnections, take: sockets.take });
      app.addHook('preClose', async () => {
        await sockets.drain();
        await underWay.ended(DRAIN_MS);
      });
      app.addHook('onClose', () => fanout.close());
      await fanout.opened();
    },
  };
}
