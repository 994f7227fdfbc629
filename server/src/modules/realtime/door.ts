import { Type } from 'typebox';
import type { Calls } from './gateway/calls.ts';
import type { Hub } from './gateway/hub.ts';
import type { Call, PersonConnection, Realtime } from './realtime.ts';
import type { Topics } from './topics/topics.ts';

const TabInput = Type.Object({ tab: Type.String({ maxLength: 64 }) });

export interface DoorDeps {
  hub: Hub;
  calls: Calls;
  topics: Topics;
  /** Takes what a listener threw: the connection goes on. */
  failed(error: unknown): void;
}

/** Who wants to be told, in the order in which they said so. */
function listeners<Values extends unknown[]>(failed: DoorDeps['failed']) {
  const all: ((...values: Values) => void)[] = [];
  return {
    add: (listener: (...values: Values) => void) => void all.push(listener),
    tell(...values: Values): void {
      for (const listener of all) {
        try {
          listener(...values);
        } catch (error) {
          failed(error);
        }
      }
    },
  };
}

/** What areas see of connections, and what tells them of those that begin and end. */
export function createDoor({ hub, calls, topics, failed }: DoorDeps) {
  const connected = listeners<[PersonConnection]>(failed);
  const disconnected = listeners<[PersonConnection]>(failed);
  const tabClosed = listeners<[PersonConnection, string]>(failed);

  const realtime: Realtime = {
    ...hub,
    topics,
    handle: (name, schema, handler, options) =>
      calls.add(name, schema, (input, call) => handler(input as Parameters<typeof handler>[0], ofPerson(call)), {
        ...options,
        access: 'user',
      }),
    onConnect: connected.add,
    onDisconnect: disconnected.add,
    onTabClosed: tabClosed.add,
  };
  realtime.handle('tab.closed', TabInput, ({ tab }, { connection }) => {
    tabClosed.tell(connection, tab);
    return {};
  });

  return { realtime, told: { connected: connected.tell, disconnected: disconnected.tell } };
}

/** Calls that are for people were refused to everybody else before. */
function ofPerson(call: Omit<Call, 'person' | 'connection'> & { connection: unknown }): Call {
  const connection = call.connection as PersonConnection;
  return { ...call, connection, person: connection.person };
}
