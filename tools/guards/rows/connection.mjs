import { membership } from './messages.mjs';

const REALTIME = 'server/src/modules/realtime';
const TEST = `${REALTIME}/realtime.test.ts`;
const [GATEWAY, HANDSHAKE] = [`${REALTIME}/gateway`, `${REALTIME}/handshake`];
const seenIn = (title) => [{ file: TEST, title }];
const OFFER = 'it takes an offer once, and nothing that is not under its key';
const OLD = 'it refuses a token that is a day old, and one whose session was ended';
const FLOOD = 'it ends a connection that goes on all the same, and one that sends too much at once';

/** The token that opens connections: added to the row of tokens in addresses. */
export const utoken = [
  {
    what: 'an offer of a key counts once',
    file: `${HANDSHAKE}/service.ts`,
    text: '!(await utokens.takeNonce(offer.nonce, new Date(now)))',
    off: 'false',
    tests: seenIn(OFFER),
  },
  {
    what: 'and for two minutes',
    file: `${HANDSHAKE}/service.ts`,
    text: 'Math.abs(now - offer.time) <= SIGN_WINDOW_MS',
    off: 'true',
    tests: seenIn('it refuses an offer that %s'),
  },
  {
    what: 'a token that opens connections is of one person',
    file: `${HANDSHAKE}/service.ts`,
    text: ' || session.uid !== uid',
    off: '',
    tests: seenIn('it refuses %s'),
  },
  {
    what: 'of one device',
    file: `${HANDSHAKE}/service.ts`,
    text: 'known.deviceId === deviceid && ',
    off: '',
    tests: seenIn('it refuses %s'),
  },
  {
    what: 'and lives a day',
    file: `${HANDSHAKE}/service.ts`,
    text: ' && known.expiresAt.getTime() > clock.now()',
    off: '',
    tests: seenIn(OLD),
  },
  {
    what: 'no longer than its session',
    file: 'server/src/modules/identity/session/service.ts',
    text: 'return session && !isOver(session, clock.now()) ? session : undefined;',
    off: 'return session;',
    tests: seenIn(OLD),
  },
  {
    what: 'the server keeps its hash',
    file: `${HANDSHAKE}/service.ts`,
    text: '{ hash: hashOf(utoken), userId',
    off: '{ hash: utoken, userId',
    tests: seenIn('it keeps the token as a hash alone'),
  },
  {
    what: 'the browser keeps it under a key that no script reads',
    file: 'shared/client/src/connection/handshake.ts',
    text: "'AES-GCM', false, ['decrypt']",
    off: "'AES-GCM', true, ['decrypt']",
    tests: [{ file: 'shared/client/test/handshake.test.ts', title: 'it keeps the token sealed, and its key where no script reads it' }],
  },
];

/** The connection. */
export const connection = [
  {
    row: 'J6',
    demands:
      'A connection is opened by our own pages alone and by who has a token for it; every call over it is checked like one over HTTP; nobody floods it, hoards it or makes us wait for them; who was removed from a conversation receives nothing more of it.',
    guards: [
      {
        what: 'no page of another site',
        file: `${GATEWAY}/upgrades.ts`,
        text: 'app.checkOriginFor(endpoint), ',
        off: '',
        tests: seenIn('it refuses %s before anything is read'),
      },
      {
        what: 'calls are for people',
        file: `${GATEWAY}/answer.ts`,
        text: "if (handler.access === 'user' && !call.connection.person) throw new AppError('tokenInvalid');",
        off: '',
        tests: seenIn('it is not for visitors'),
      },
      {
        what: 'what they take is checked by a schema',
        file: `${GATEWAY}/calls.ts`,
        text: 'if (validate(input)) return clean(input);',
        off: 'if (validate(input) || true) return clean(input);',
        tests: seenIn('it refuses %s with the code of HTTP'),
      },
      {
        what: 'a topic may be for some alone',
        file: `${REALTIME}/topics/topics.ts`,
        text: "if (!(await found.mayRead(topic, person))) throw new AppError('forbidden');",
        off: '',
        tests: seenIn('it is refused where it is one %s'),
      },
      {
        what: 'so many calls a minute',
        file: `${GATEWAY}/answer.ts`,
        text: "if (wait) throw new AppError('rateLimited', { retryAfter: wait });",
        off: '',
        tests: seenIn('it holds the budget of its name, and the one of the connection'),
      },
      {
        what: 'who goes on is disconnected',
        file: `${GATEWAY}/answer.ts`,
        text: 'if (spent.excess > MOST_EXCESS) connection.close();',
        off: '',
        tests: seenIn(FLOOD),
      },
      {
        what: 'the size of a packet',
        file: `${GATEWAY}/sockets.ts`,
        text: 'maxHttpBufferSize: SOCKET_BYTES,',
        off: '',
        tests: seenIn(FLOOD),
      },
      {
        what: 'so many connections of a network',
        file: `${HANDSHAKE}/admit.ts`,
        text: 'const network: Place = [`network ${networkOf(ip)}`, perNetwork];',
        off: 'const network: Place = [`network ${networkOf(ip)}`, Infinity * perNetwork];',
        tests: seenIn('it refuses the ninth connection of one network, and takes one again when one went'),
      },
      {
        what: 'who does not read is disconnected',
        file: `${GATEWAY}/fast-broadcast.ts`,
        text: 'socket.terminate();',
        off: '',
        tests: [{ file: `${GATEWAY}/fast-broadcast.test.ts`, title: 'it ends who does not read, and everybody else gets everything' }],
      },
      {
        what: 'the worker that holds it calls nobody else',
        file: 'server/src/modules/registry/files/version-file.ts',
        text: 'if (path === CONNECTION_WORKER) return WORKER;',
        off: '',
        tests: [
          {
            file: 'server/src/modules/registry/files/version-file.test.ts',
            title: 'it lets the worker of the connection call our own origin, and nothing else',
          },
        ],
      },
      ...membership,
    ],
  },
];
