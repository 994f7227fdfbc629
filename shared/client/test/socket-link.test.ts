import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CODES, SUCCESS } from '@mortar/protocol';
import type { ConnectionAuth } from '@mortar/protocol/realtime';
import type { LinkEvents } from '../src/connection/link.ts';

type Listener = (...values: unknown[]) => void;

/** Socket.IO's client without a network: the test says what happens to it. */
class FakeSocket {
  active = false;
  connected = false;
  connects = 0;
  readonly sent: { name: string; answer: (error: Error | null, answer?: unknown) => void }[] = [];
  readonly options: { auth: (give: (auth: object) => void) => void };
  private readonly listeners = new Map<string, Listener>();
  private any: Listener = () => undefined;

  constructor(options: FakeSocket['options']) {
    this.options = options;
  }
  on(name: string, listener: Listener): void {
    this.listeners.set(name, listener);
  }
  onAny(listener: Listener): void {
    this.any = listener;
  }
  connect(): void {
    this.connects++;
  }
  disconnect(): void {
    this.connected = false;
  }
  timeout() {
    return {
      emit: (name: string, _input: unknown, _meta: unknown, answer: FakeSocket['sent'][number]['answer']) =>
        this.sent.push({ name, answer }),
    };
  }
  /** Who the next connection says that it is. */
  get auth(): object {
    let auth = {};
    this.options.auth((given) => (auth = given));
    return auth;
  }
  happens(name: 'connect' | 'connect_error' | 'disconnect', { active = false, code }: { active?: boolean; code?: number } = {}): void {
    this.connected = name === 'connect';
    this.active = active || this.connected;
    this.listeners.get(name)?.(code === undefined ? undefined : { data: { code } });
  }
  tells(name: string, data: unknown): void {
    this.any(name, data);
  }
}

let socket: FakeSocket;
jest.unstable_mockModule('socket.io-client', () => ({
  io: (_origin: string, options: FakeSocket['options']) => (socket = new FakeSocket(options)),
}));
const { createSocketLink } = await import('../src/connection/socket-link.ts');

const META = { lang: 'en', tab: 'a' };
const identify = jest.fn<LinkEvents['identify']>();
const states: string[] = [];
const told: string[] = [];
let link: ReturnType<typeof createSocketLink>;

beforeEach(() => {
  jest.useFakeTimers();
  states.length = 0;
  told.length = 0;
  let times = 0;
  identify.mockReset().mockImplementation(async () => ({ uid: 'ann', utoken: `token ${(times += 1)}`, deviceid: 'd' }));
  link = createSocketLink({ changed: (state) => states.push(state), happened: (name) => told.push(name), identify }, 'https://mortar.test');
});
afterEach(() => {
  jest.useRealTimers();
});

const settled = () => jest.advanceTimersByTimeAsync(0);
/** Past every pause between two tries. */
const later = () => jest.advanceTimersByTimeAsync(20_000);
async function connectAs(uid: string | null) {
  link.open(uid);
  await settled();
  socket.happens('connect');
}
const token = () => (socket.auth as ConnectionAuth).utoken;

test('it exchanges keys once, however often the network breaks', async () => {
  await connectAs('ann');
  for (let times = 0; times < 3; times++) {
    socket.happens('disconnect', { active: true });
    socket.happens('connect_error', { active: true });
    expect(token()).toBe('token 1');
    socket.happens('connect');
  }
  expect(identify).toHaveBeenCalledTimes(1);
  expect(states).toEqual(['connecting', ...Array.from({ length: 3 }, () => ['connected', 'connecting']).flat(), 'connected']);
});

test.each<[string, () => void]>([
  ['the server refuses the token', () => socket.happens('connect_error', { code: CODES.tokenInvalid })],
  ['the server ends the connection', () => socket.happens('disconnect')],
])('it exchanges keys again where %s', async (_what, happens) => {
  await connectAs('ann');
  happens();
  await later();
  expect([identify.mock.calls, socket.connects, token()]).toEqual([[[false], [true]], 2, 'token 2']);
});

test('it keeps the token where the server has no place for now', async () => {
  await connectAs('ann');
  socket.happens('connect_error', { code: CODES.rateLimited });
  await later();
  expect([identify.mock.calls.length, socket.connects]).toEqual([1, 2]);
});

test('it rests where the server gives no token, until somebody asks again', async () => {
  identify.mockResolvedValueOnce(null);
  link.open('ann');
  await later();
  expect([states, socket.connects]).toEqual([['connecting', 'closed'], 0]);
  await connectAs('ann');
  expect(states.at(-1)).toBe('connected');
});

test('it asks again and again where nobody could tell', async () => {
  identify.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new Error('network'));
  link.open('ann');
  await later();
  await later();
  expect([identify.mock.calls.length, socket.connects]).toEqual([3, 1]);
});

test('it takes no token for a visitor, and another one for another person', async () => {
  await connectAs(null);
  expect([socket.auth, identify.mock.calls.length]).toEqual([{}, 0]);
  await connectAs('ann');
  expect(token()).toBe('token 1');
  await connectAs('bob');
  expect(token()).toBe('token 2');
});

test('it is not told twice what it is asked for, and stays closed once it was closed', async () => {
  await connectAs('ann');
  link.open('ann');
  await settled();
  expect([socket.connects, identify.mock.calls.length]).toEqual([1, 1]);
  link.close();
  socket.happens('disconnect');
  await later();
  expect([states.at(-1), socket.connects]).toEqual(['closed', 1]);
});

test('a call waits for the connection, and gets its answer', async () => {
  link.open('ann');
  const outcome = link.call('im.hello', {}, META);
  await settled();
  expect(socket.sent).toEqual([]);
  socket.happens('connect');
  await settled();
  const answer = { code: SUCCESS, msg: '', data: 1 };
  socket.sent[0]?.answer(null, answer);
  expect(await outcome).toEqual({ answer });
});

test('a call that nobody answers says whether the connection stood', async () => {
  await connectAs('ann');
  const [slow, broken] = [link.call('one', {}, META), link.call('two', {}, META)];
  await settled();
  socket.sent[0]?.answer(new Error('timeout'));
  socket.happens('disconnect', { active: true });
  socket.sent[1]?.answer(new Error('timeout'));
  expect([await slow, await broken]).toEqual([{ silence: 'timeout' }, { silence: 'network' }]);
});

test('a call fails where no connection comes, and at once where none is wanted', async () => {
  expect(await link.call('one', {}, META)).toEqual({ silence: 'network' });
  identify.mockReturnValue(new Promise(() => {}));
  link.open('ann');
  const outcome = link.call('one', {}, META);
  await later();
  expect(await outcome).toEqual({ silence: 'network' });
});

test('it hands on what the server tells', async () => {
  await connectAs('ann');
  socket.tells('im.user', {});
  expect(told).toEqual(['im.user']);
});
