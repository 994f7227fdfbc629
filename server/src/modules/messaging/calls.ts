import { calls as schemas } from '@mortar/protocol/messaging/log/schemas';
import type { Call, Realtime } from '../realtime/index.ts';
import { findMember, keyOf } from './conversations/index.ts';
import type { Messaging } from './messaging.ts';

/** What one connection may ask a minute: more than anybody writes, and enough for an outbox that was offline for long. */
const SENDS = 600;
const CHANGES = 240;
const TYPINGS = 60;

/** Binds what is asked over the connection. */
export function bindCalls(realtime: Pick<Realtime, 'handle' | 'onTabClosed'>, messaging: Messaging): void {
  const { altering, db, hello, presence, reading, sending, typing, watching } = messaging;
  const userOf = ({ person }: Call): number => person.userId;

  realtime.handle('im.hello', schemas['im.hello'], (input, { connection, person }) => {
    presence.heard(person.userId);
    return hello.hello(person.userId, input, (ids) => watching.enter(connection, ids));
  });
  realtime.handle('im.heartbeat', schemas['im.heartbeat'], (input, { person }) => {
    presence.heard(person.userId);
    return hello.heartbeat(person.userId, input);
  });
  realtime.handle('im.diff', schemas['im.diff'], (input, call) => reading.diff(userOf(call), input));
  realtime.handle('im.window', schemas['im.window'], (input, call) => reading.window(userOf(call), input));
  realtime.handle('im.send', schemas['im.send'], (input, call) => sending.send(userOf(call), input), { perMinute: SENDS });
  realtime.handle('im.sent', schemas['im.sent'], (input, call) => sending.sent(userOf(call), input.conversation, input.clientIds));
  realtime.handle('im.edit', schemas['im.edit'], (input, call) => altering.edit(userOf(call), input), { perMinute: CHANGES });
  realtime.handle('im.recall', schemas['im.recall'], (input, call) => altering.recall(userOf(call), input), { perMinute: CHANGES });
  realtime.handle('im.react', schemas['im.react'], (input, call) => altering.react(userOf(call), input), { perMinute: CHANGES });
  realtime.handle('im.pin', schemas['im.pin'], (input, call) => altering.pin(userOf(call), input), { perMinute: CHANGES });
  realtime.handle('im.read', schemas['im.read'], (input, call) => messaging.read(userOf(call), input));
  realtime.handle('im.readers', schemas['im.readers'], (input, call) => messaging.readers(userOf(call), input));
  realtime.handle('im.presence', schemas['im.presence'], ({ uids }, call) => presence.of(userOf(call), uids));

  realtime.handle('im.watch', schemas['im.watch'], async ({ open, visible }, { connection, person, tab }) => {
    const id = open === undefined ? undefined : keyOf(open);
    // Begun a moment ago, before this connection was told.
    if (id !== undefined && !watching.isIn(connection, id) && (await findMember(db, id, person.userId))) watching.enter(connection, [id]);
    watching.watch(connection, tab, { open: id, shown: visible.map(keyOf) });
    return {};
  });
  realtime.onTabClosed(watching.close);

  realtime.handle(
    'im.typing',
    schemas['im.typing'],
    async ({ conversation }, call) => {
      const id = keyOf(conversation);
      if (watching.hasOpen(call.connection, id)) await typing(id, call);
      return {};
    },
    { perMinute: TYPINGS },
  );
}
