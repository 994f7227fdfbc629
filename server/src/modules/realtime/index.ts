import { Type } from 'typebox';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { toAppError } from '../../lib/fault.ts';
import { loadRsaKey } from '../../lib/rsa-key.ts';
import type { Identity } from '../identity/index.ts';
import { createInProcessFanout } from './fanout/in-process.ts';
import { createAnswers } from './gateway/answer.ts';
import { createCalls, type AnyCall } from './gateway/calls.ts';
import { openGateway } from './gateway/gateway.ts';
import { createHub } from './gateway/hub.ts';
import { createGatewayMetrics } from './gateway/metrics.ts';
import { createSockets } from './gateway/sockets.ts';
import { takeUpgrades } from './gateway/upgrades.ts';
import { createAdmit } from './handshake/admit.ts';
import { utokensOf } from './handshake/repository.ts';
import { registerHandshakeRoutes } from './handshake/routes.ts';
import { createHandshake } from './handshake/service.ts';
import type { Call, PersonConnection, Realtime } from './realtime.ts';
import { createTopics, roomOfTopic, TopicInput } from './topics/topics.ts';

export type { Call, CallOptions, Channel, Connection, EmitOptions, PersonConnection, Realtime } from './realtime.ts';
export type { Topics } from './topics/topics.ts';

const HOUR_SECONDS = 3600;
const TabInput = Type.Object({ tab: Type.String({ maxLength: 64 }) });

/** The site's connection to its browsers: handshake, sockets, calls, rooms, topics. Areas build on `realtime`. */
export function realtimeModule(
  { config, database: { db }, clock, metrics, jobs }: ModuleCore,
  { identity }: { identity: Identity },
): ServerModule & { realtime: Realtime } {
  const figures = createGatewayMetrics(metrics);
  const sockets = createSockets(figures.slowEnded);
  let failed = (error: unknown, what: string): void => void [error, what];
  const fanout = createInProcessFanout({ failed: (error) => failed(error, 'fanout') });
  const hub = createHub(sockets.io, fanout);
  const calls = createCalls();
  const { topics, ...follow } = createTopics({ fanout, tell: (room, event) => hub.emit(room, 'topic', event) });
  const heard = {
    connect: listeners<[PersonConnection]>(),
    disconnect: listeners<[PersonConnection]>(),
    tab: listeners<[PersonConnection, string]>(),
  };

  calls.add('topic.subscribe', TopicInput, (input, { connection }) => subscribe(input as { topic: string }, connection), {
    access: 'open',
  });
  calls.add(
    'topic.unsubscribe',
    TopicInput,
    (input, { connection }) => hub.leave(connection, roomOfTopic((input as { topic: string }).topic)),
    {
      access: 'open',
    },
  );
  calls.add(
    'tab.closed',
    TabInput,
    (input, { connection }) => heard.tab.tell(connection as PersonConnection, (input as { tab: string }).tab),
    {
      access: 'user',
    },
  );

  /** The room first, then the number: what happens between them comes, and is not missed. */
  async function subscribe({ topic }: { topic: string }, connection: AnyCall['connection']) {
    await follow.check(topic, connection.person);
    hub.join(connection, roomOfTopic(topic));
    return follow.position(topic);
  }

  const realtime: Realtime = {
    ...hub,
    topics,
    handle: (name, schema, handler, options) =>
      calls.add(
        name,
        schema,
        (input, call) => {
          const connection = call.connection as PersonConnection;
          const known: Call = { ...call, connection, person: connection.person };
          return handler(input as Parameters<typeof handler>[0], known);
        },
        { ...options, access: 'user' },
      ),
    onConnect: heard.connect.add,
    onDisconnect: heard.disconnect.add,
    onTabClosed: heard.tab.add,
  };

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
        answersOf,
        sessionRevoked: identity.authentication.sessionRevoked,
        refusal(error) {
          const { code, codeName } = toAppError(error);
          figures.refused(codeName);
          return { code, msg: app.messageOf(code, 'en') };
        },
        told: { connected: heard.connect.tell, disconnected: heard.disconnect.tell },
        figures,
        now: clock.now,
      });
      takeUpgrades(app, { perMinute: 2 * config.socketConnections, take: sockets.take });
      app.addHook('preClose', () => sockets.drain());
      app.addHook('onClose', () => fanout.close());
    },
  };
}

/** Who wants to be told, in the order in which they said so. */
function listeners<Values extends unknown[]>() {
  const all: ((...values: Values) => void)[] = [];
  return {
    add: (listener: (...values: Values) => void) => void all.push(listener),
    tell: (...values: Values) => all.forEach((listener) => listener(...values)),
  };
}
