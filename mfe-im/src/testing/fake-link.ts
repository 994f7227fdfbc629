import { $createLink, connectionWanted, type LinkEvents } from '@mortar/client/connection';
import { $transport, type Transport } from '@mortar/client';
import { $session } from '@mortar/host';
import { SUCCESS } from '@mortar/protocol';
import { getConversation } from '@mortar/protocol/messaging';
import type { SessionData } from '@mortar/protocol/identity';
import type { SocketEvents } from '@mortar/protocol/realtime';
import { allSettled, fork } from 'effector';
import type { FakeServer } from './fake-server.ts';

/** The answers of a server to calls by name; a name without one is never answered. */
type Answers = Record<string, (input: never) => unknown>;

/** A scope in which a person is signed in, and a connection that a test holds in its hands. */
export function createFakeLink(uid: string, server: FakeServer) {
  let events: LinkEvents | undefined;
  const asked: { name: string; input: unknown }[] = [];
  const answers: Answers = {
    'im.hello': (input: never) => server.hello(uid, input),
    'im.diff': (input: never) => server.diff(input),
    'im.window': (input: never) => server.window(input),
    'im.send': ({ clientId, text }: { clientId: string; text: string }) => server.send(uid, clientId, text, false),
    'im.read': ({ seq }: { seq: number }) => ({ readSeq: server.read(uid, seq), unread_num: 0 }),
    'im.watch': () => ({}),
  };
  /** Whose conversations stand in the list. */
  const listed = [uid];
  const answerTo = (endpoint: unknown) =>
    endpoint === getConversation
      ? server.conversationFor(uid)
      : { channel_infos: listed.map((whose) => server.conversationFor(whose)), unread_num: 0, next: null };
  const transport = {
    configuration: { locale: () => 'en' },
    call: async (endpoint: unknown) => ({ outcome: { ok: true, data: answerTo(endpoint) }, notes: {} }),
  } as unknown as Transport;
  const scope = fork({
    values: [
      [$transport, transport],
      [$session, { uid, token: 'token' } as SessionData],
      [
        $createLink,
        {
          createLink: (given: LinkEvents) => {
            events = given;
            return {
              open: () => given.changed('connected'),
              call: (name: string, input: unknown) => {
                asked.push({ name, input });
                const answer = answers[name];
                if (!answer) return Promise.resolve({ silence: 'network' as const });
                try {
                  const { code, msg, ...data } = { code: SUCCESS, msg: '', ...(answer(input as never) as object) };
                  return Promise.resolve({ answer: { code, msg, data } });
                } catch {
                  return Promise.resolve({ silence: 'timeout' as const });
                }
              },
              close: () => given.changed('closed'),
            };
          },
        },
      ],
    ],
  });
  return {
    scope,
    asked,
    answers,
    listed,
    connect: () => allSettled(connectionWanted, { scope, params: { uid } }),
    /** The server tells something by itself. */
    tell: <Name extends keyof SocketEvents>(name: Name, data: SocketEvents[Name]) => events?.happened(name, data),
    lose: () => events?.changed('connecting'),
    regain: () => events?.changed('connected'),
  };
}
