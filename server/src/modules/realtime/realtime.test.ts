import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import { logout, resetPassword } from '@mortar/protocol/identity';
import { SOCKET_BYTES } from '@mortar/protocol/realtime';
import { Type } from 'typebox';
import { authorization, createAccountServer, wirePassword, type AccountServer } from '../../../test/account.ts';
import { ownAddress } from '../../../test/own-address.ts';
import { askUtoken, connectPerson, newOffer, openSocket, sealed, shakeHands, type TestSocket } from '../../../test/connection.ts';
import { codeOf } from '../../../test/http.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { AppError } from '../../lib/app-error.ts';
import { people } from '../identity/index.ts';
import { createStandingService, type BanKind } from '../moderation/index.ts';
import type { Call, Realtime } from './index.ts';

declare module '@mortar/protocol/realtime' {
  interface SocketCalls {
    'test.echo': { input: { text: string }; output: { text: string; uid: string; tab: string } };
    'test.fail': { input: { code?: 'conflict' }; output: Record<string, never> };
    'test.rare': { input: Record<string, never>; output: Record<string, never> };
    'test.join': { input: { room: string }; output: Record<string, never> };
    'test.slow': { input: Record<string, never>; output: Record<string, never> };
  }
  interface SocketEvents {
    'test.said': { text: string };
  }
  interface SocketTopics {
    [open: `test:open:${string}`]: { price: number };
    [own: `test:own:${string}`]: { price: number };
  }
}

jest.setTimeout(30_000);

/** A connection has to end within this (security F7). */
const SOON_MS = 1000;

let door: Realtime;
let server: AccountServer;
const seen: string[] = [];

beforeAll(async () => {
  server = await createAccountServer(
    { modules: [...PEOPLE, 'realtime'], socketCalls: 100, socketConnections: 8 },
    {
      realtime(realtime) {
        door = realtime;
        const echo = ({ text }: { text: string }, { person, tab }: Call) => ({ text, uid: person.uid, tab });
        realtime.handle('test.echo', Type.Object({ text: Type.String({ maxLength: 5 }) }), echo);
        realtime.handle('test.fail', Type.Object({}), () => {
          throw new AppError('conflict', { data: { at: 7 } });
        });
        realtime.handle('test.rare', Type.Object({}), () => ({}), { perMinute: 2 });
        realtime.handle('test.join', Type.Object({ room: Type.String() }), ({ room }, { connection }) => {
          realtime.join(connection, room);
          return {};
        });
        realtime.onConnect(({ person }) => seen.push(`${person.uid} came`));
        realtime.onDisconnect(({ person }) => seen.push(`${person.uid} went`));
        realtime.onTabClosed(({ person }, tab) => seen.push(`${person.uid} closed ${tab}`));
        realtime.topics.add(/^test:open:\w+$/);
        realtime.topics.add(/^test:own:\w+$/, (topic, person) => topic === `test:own:${person?.uid}`);
      },
    },
  );
});
afterAll(() => server.close());

const open = new Set<TestSocket>();
const kept = <Socket extends TestSocket>(socket: Socket): Socket => {
  open.add(socket);
  return socket;
};
beforeEach(() => {
  for (const socket of open) socket.close();
  open.clear();
});

let number = 0;
const newEmail = () => `socket${(number += 1)}@example.com`;
const person = async () => {
  const [browser, email] = [server.browser(), newEmail()];
  return { browser, email, ...kept(await connectPerson(server, browser, email)) };
};
const visitor = async (from = ownAddress()) => kept(await openSocket(server, { from }));

/** Whether a connection ends in time. */
const endsSoon = async ({ ended }: Pick<TestSocket, 'ended'>) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, SOON_MS, 'still open');
  });
  return Promise.race([ended, late]).finally(() => clearTimeout(timer));
};

describe('the exchange of keys', () => {
  test.each<[string, (text: string) => string]>([
    ['has another form', () => '{"key":1}'],
    ['is no JSON', () => 'key'],
    ['has a short key', (text) => text.replace(/"key":"..../, '"key":"')],
    ['is of ten minutes ago', (text) => text.replace(/"time":\d+/, `"time":${server.clock.now() - 600_000}`)],
    ['is of tomorrow', (text) => text.replace(/"time":\d+/, `"time":${server.clock.now() + 86_400_000}`)],
  ])('it refuses an offer that %s', async (_what, change) => {
    const browser = server.browser();
    const { token } = await browser.signUp(newEmail());
    const offer = await sealed(browser, change(JSON.stringify(newOffer(server))));
    expect(codeOf(await askUtoken(browser, token, offer))).toBe(CODES.validation);
  });

  test('it takes an offer once, and nothing that is not under its key', async () => {
    const browser = server.browser();
    const { token } = await browser.signUp(newEmail());
    const offer = await sealed(browser, JSON.stringify(newOffer(server)));
    const codes = await Promise.all([1, 2, 3].map(() => askUtoken(browser, token, offer)));
    expect(codes.map(codeOf).toSorted()).toEqual([SUCCESS, CODES.validation, CODES.validation]);
    expect(codeOf(await askUtoken(browser, token, 'AAAA'))).toBe(CODES.validation);
  });

  test('it gives nothing to a visitor', async () => {
    const browser = server.browser();
    const offer = await sealed(browser, JSON.stringify(newOffer(server)));
    expect(codeOf(await askUtoken(browser, 'nobody', offer))).toBe(CODES.tokenInvalid);
  });

  test('it keeps the token as a hash alone', async () => {
    const browser = server.browser();
    const { utoken } = await shakeHands(server, browser, await browser.signUp(newEmail()));
    const rows = await server.database.sql`select * from realtime_utokens`;
    expect(JSON.stringify(rows)).not.toContain(utoken);
  });
});

describe('who may connect', () => {
  test('it lets one token in again and again, without another exchange', async () => {
    const browser = server.browser();
    const auth = await shakeHands(server, browser, await browser.signUp(newEmail()));
    for (let times = 0; times < 3; times++) {
      const socket = kept(await openSocket(server, { auth }));
      expect(await socket.call('test.echo', { text: 'hi' }, { tab: 't1' })).toEqual({
        code: SUCCESS,
        msg: '',
        data: { text: 'hi', uid: auth.uid, tab: 't1' },
      });
      socket.close();
    }
  });

  test.each<[string, (auth: { uid: string; utoken: string; deviceid: string }) => object]>([
    ['another token', (auth) => ({ ...auth, utoken: 'x'.repeat(43) })],
    ['another person', (auth) => ({ ...auth, uid: 'somebody' })],
    ['another device', (auth) => ({ ...auth, deviceid: 'elsewhere' })],
    ['no device', ({ uid, utoken }) => ({ uid, utoken })],
  ])('it refuses %s', async (_what, change) => {
    const browser = server.browser();
    const auth = await shakeHands(server, browser, await browser.signUp(newEmail()));
    await expect(openSocket(server, { auth: change(auth) })).rejects.toMatchObject({ code: CODES.tokenInvalid });
  });

  test('it refuses a token that is a day old, and one whose session was ended', async () => {
    const browser = server.browser();
    const session = await browser.signUp(newEmail());
    const auth = await shakeHands(server, browser, session);
    const now = server.clock.now();
    server.clock.set(now + 24 * 3600 * 1000 + 1);
    await expect(openSocket(server, { auth })).rejects.toMatchObject({ code: CODES.tokenInvalid });
    server.clock.set(now);
    await browser.call(logout, {}, authorization(session.token));
    await expect(openSocket(server, { auth })).rejects.toMatchObject({ code: CODES.tokenInvalid });
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }, 200],
    ['another host', { host: 'evil.example' }, 421],
  ])('it refuses %s before anything is read', async (_what, headers, status) => {
    await expect(openSocket(server, { headers, from: ownAddress() })).rejects.toMatchObject({ status });
  });

  test('it answers a plain request without a socket', async () => {
    expect((await server.call({ url: '/api/socket' })).statusCode).toBe(426);
  });

  test('it refuses the ninth connection of one network, and takes one again when one went', async () => {
    const from = ownAddress();
    const [first] = await Promise.all(Array.from({ length: 8 }, () => visitor(from)));
    await expect(openSocket(server, { from })).rejects.toMatchObject({ code: CODES.rateLimited });
    first!.close();
    await first!.ended;
    const again = async (): Promise<TestSocket> => openSocket(server, { from }).catch(again);
    kept(await again());
  });
});

describe('the end of a connection', () => {
  const standing = () => createStandingService({ db: server.database.db, clock: server.clock, people });

  test('it comes with a logout, within a second, for that session alone', async () => {
    const [gone, stays] = [await person(), await person()];
    void gone.browser.call(logout, {}, authorization(gone.session.token));
    expect(await endsSoon(gone)).toMatch(/^io server disconnect|transport close$/);
    expect((await stays.call('test.echo', { text: 'hi' })).code).toBe(SUCCESS);
  });

  test('it comes with another password', async () => {
    const one = await person();
    await server.giveCode(one.email, '2468', 'forgot');
    void server.browser().call(resetPassword, { email: one.email, password: wirePassword('Another one 99'), code: '2468' });
    expect(await endsSoon(one)).toMatch(/^io server disconnect|transport close$/);
  });

  test.each<[BanKind, (one: Awaited<ReturnType<typeof person>>) => string]>([
    ['account', ({ session }) => session.uid],
    ['device', ({ browser }) => browser.deviceId],
  ])('it comes with a block of the %s', async (kind, valueOf) => {
    const [gone, stays] = [await person(), await person()];
    void standing().addBan(kind, valueOf(gone), { actor: 'kay' });
    expect(await endsSoon(gone)).toMatch(/^io server disconnect|transport close$/);
    expect((await stays.call('test.echo', { text: 'hi' })).code).toBe(SUCCESS);
  });

  test('it is told to areas, as its beginning and closed tabs are', async () => {
    const one = await person();
    await one.call('tab.closed', { tab: 't2' });
    expect(door.connectionsOf((await people.find(server.database.db, one.session.uid))!.userId)).toHaveLength(1);
    one.close();
    const { uid } = one.session;
    const mine = () => seen.filter((line) => line.startsWith(uid));
    while (mine().length < 3) await new Promise(setImmediate);
    expect(mine()).toEqual([`${uid} came`, `${uid} closed t2`, `${uid} went`]);
  });
});

describe('a call', () => {
  test.each<[string, unknown, object, number]>([
    ['a text that is too long', 'test.echo', { text: 'too long' }, CODES.validation],
    ['a field of another type', 'test.echo', { text: 5 }, CODES.malformed],
    ['nothing', 'test.echo', undefined as never, CODES.malformed],
    ['what a handler refuses', 'test.fail', {}, CODES.conflict],
    ['a name that nobody has', 'test.none', {}, CODES.notFound],
    ['the name of a reserved event', 'error', {}, CODES.notFound],
  ])('it refuses %s with the code of HTTP', async (_what, name, input, code) => {
    const one = await person();
    expect(await one.call(name as 'test.fail', input as never)).toMatchObject({ code });
  });

  test('it says why in the language of the page', async () => {
    const one = await person();
    const [en, zh] = [await one.call('test.fail', {}), await one.call('test.fail', {}, { lang: 'zh_HK' })];
    expect([en.data, zh.data]).toEqual([{ at: 7 }, { at: 7 }]);
    expect(en.msg).toBe('This has changed since you opened it. Please reload and try again.');
    expect(zh.msg).toBe('資料已被更改，請重新載入再試。');
  });

  test('it holds the budget of its name, and the one of the connection', async () => {
    const one = await person();
    const codes = [];
    for (let times = 0; times < 3; times++) codes.push(await one.call('test.rare', {}));
    expect(codes.map(({ code }) => code)).toEqual([SUCCESS, SUCCESS, CODES.rateLimited]);
    expect(codes[2]).toMatchObject({ retryAfter: expect.any(Number) });
    const many = await Promise.all(Array.from({ length: 100 }, () => one.call('test.echo', { text: 'hi' })));
    expect(many.at(-1)!.code).toBe(CODES.rateLimited);
    expect((await (await person()).call('test.rare', {})).code).toBe(SUCCESS);
  });

  test('it ends a connection that goes on all the same, and one that sends too much at once', async () => {
    const [flood, huge] = [await person(), await person()];
    for (let times = 0; times < 400; times++) void flood.call('test.echo', { text: 'hi' }).catch(() => undefined);
    void huge.call('test.echo', { text: 'x'.repeat(SOCKET_BYTES) }).catch(() => undefined);
    expect(await Promise.all([flood.ended, huge.ended])).toHaveLength(2);
  });

  test('it is not for visitors', async () => {
    expect((await (await visitor()).call('test.echo', { text: 'hi' })).code).toBe(CODES.tokenInvalid);
  });
});

describe('what is told', () => {
  test('it reaches a room, once, without whom it leaves out; and a person on every device', async () => {
    const [a, b, c] = [await person(), await person(), await person()];
    for (const one of [a, b]) await one.call('test.join', { room: 'r:1' });
    await a.call('test.join', { room: 'r:2' });
    door.emit(['r:1', 'r:2'], 'test.said', { text: 'one' });
    const userId = (await people.find(server.database.db, c.session.uid))!.userId;
    door.toUsers([userId], 'test.said', { text: 'two' });
    const [aConnection] = door.connectionsOf((await people.find(server.database.db, a.session.uid))!.userId);
    door.emit('r:1', 'test.said', { text: 'three' }, { except: aConnection! });
    door.emit('r:1', 'test.said', { text: 'four' });
    expect([await a.next('test.said'), await a.next('test.said')]).toEqual([{ text: 'one' }, { text: 'four' }]);
    expect([await b.next('test.said'), await b.next('test.said')]).toEqual([{ text: 'one' }, { text: 'three' }]);
    expect(await c.next('test.said')).toEqual({ text: 'two' });
  });
});

describe('a topic', () => {
  test('it is followed by visitors, and numbers what happens', async () => {
    const one = await visitor();
    await door.topics.publish('test:open:a', { price: 1 });
    const { data } = await one.call('topic.subscribe', { topic: 'test:open:a' });
    expect(data).toEqual({ epoch: expect.any(String), n: 1 });
    await door.topics.publish('test:open:a', { price: 2 });
    expect(await one.next('topic')).toEqual({ topic: 'test:open:a', epoch: data.epoch, n: 2, data: { price: 2 } });
    await one.call('topic.unsubscribe', { topic: 'test:open:a' });
    await door.topics.publish('test:open:a', { price: 3 });
    await one.call('topic.subscribe', { topic: 'test:open:b' });
    expect(one.came).toHaveLength(1);
  });

  test.each([
    ['that no area has', 'test:none', CODES.notFound],
    ['that is not for the caller', 'test:own:somebody', CODES.forbidden],
  ])('it is refused where it is one %s', async (_what, topic, code) => {
    expect((await (await visitor()).call('topic.subscribe', { topic })).code).toBe(code);
  });

  test('it is given to whom it belongs', async () => {
    const one = await person();
    expect((await one.call('topic.subscribe', { topic: `test:own:${one.session.uid}` })).code).toBe(SUCCESS);
  });
});

describe('/metrics', () => {
  const figures = async () => (await server.call({ url: '/metrics' })).body;
  const openNow = async (who: string) => Number(new RegExp(`mortar_sockets_open{who="${who}"} (\\d+)`).exec(await figures())?.[1] ?? 0);

  test('it counts who is connected, who was refused, and how long calls took', async () => {
    // Connections of tests before are on their way out.
    while ((await openNow('person')) + (await openNow('visitor')) > 0);
    const [one] = [await person(), await visitor()];
    await one.call('test.echo', { text: 'hi' });
    expect([await openNow('person'), await openNow('visitor')]).toEqual([1, 1]);
    await expect(openSocket(server, { auth: { uid: 'x', utoken: 'y' } })).rejects.toMatchObject({ code: CODES.tokenInvalid });
    const text = await figures();
    expect(text).toMatch(/mortar_sockets_refused_total{code="tokenInvalid"} \d/);
    expect(text).toMatch(/mortar_socket_call_duration_seconds_count{call="test.echo",code="success"} \d/);
    expect(text).not.toContain('call="test.none"');
  });
});

test('a server that stops ends every connection, and its browser may come back by itself', async () => {
  const other = await createAccountServer({ modules: [...PEOPLE, 'realtime'] });
  const all = await Promise.all(Array.from({ length: 5 }, () => openSocket(other)));
  await other.close();
  expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => 'transport close'));
});

test('a server that stops lets the calls that are under way end first', async () => {
  const happened: string[] = [];
  let end = (): void => undefined;
  const other = await createAccountServer(
    { modules: [...PEOPLE, 'realtime'] },
    {
      realtime(realtime) {
        const work = async () => {
          happened.push('began');
          await new Promise<void>((resolve) => (end = resolve));
          happened.push('ended');
          return {};
        };
        realtime.handle('test.slow', Type.Object({}), work);
      },
    },
  );
  const socket = await connectPerson(other, other.browser(), newEmail());
  void socket.call('test.slow', {}).catch(() => undefined);
  while (happened.length === 0) await new Promise(setImmediate);
  const closed = other.close().then(() => happened.push('closed'));
  await socket.ended;
  end();
  await closed;
  expect(happened).toEqual(['began', 'ended', 'closed']);
});
