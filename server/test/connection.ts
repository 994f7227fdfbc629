import { constants, createDecipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { HEADERS } from '@mortar/protocol';
import type { SessionData } from '@mortar/protocol/identity';
import {
  getKeyPair,
  getUtoken,
  SOCKET_PATH,
  type ConnectionAuth,
  type KeyOffer,
  type SocketAnswer,
  type SocketCalls,
  type SocketEvents,
} from '@mortar/protocol/realtime';
import { io } from 'socket.io-client';
import { authorization, type TestBrowser } from './account.ts';
import { ownAddress } from './own-address.ts';
import type { TestApp } from './app.ts';
import type { TestResponse } from './http.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Server = Pick<TestApp, 'app' | 'config' | 'clock'>;

/** A key offer as a browser makes it. */
export const newOffer = ({ clock }: Pick<TestApp, 'clock'>, change: Partial<KeyOffer> = {}): KeyOffer => ({
  key: randomBytes(32).toString('base64'),
  nonce: randomBytes(16).toString('base64'),
  time: clock.now(),
  ...change,
});

/** A text under the server's public key, as the query of `getutoken` takes it. */
export async function sealed(browser: TestBrowser, text: string): Promise<string> {
  const { data } = (await browser.call(getKeyPair)).json<{ data: { publickey: string } }>();
  const key = { key: Buffer.from(data.publickey, 'base64'), format: 'der', type: 'spki' } as const;
  return publicEncrypt({ ...key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, Buffer.from(text)).toString('base64');
}

/** The answer to a request for a token. */
export async function askUtoken(browser: TestBrowser, token: string, offer: string, headers = {}): Promise<TestResponse> {
  return browser.call(getUtoken, { token: offer }, { ...authorization(token), ...headers });
}

/** What opens connections of a session, by a whole exchange of keys. */
export async function shakeHands(server: Server, browser: TestBrowser, { token, uid }: SessionData): Promise<Required<ConnectionAuth>> {
  const offer = newOffer(server);
  const answer = await askUtoken(browser, token, await sealed(browser, JSON.stringify(offer)));
  const { data, msg } = answer.json<{ data: { utoken: string } | null; msg: string }>();
  if (!data) throw new Error(`${uid} got no token: ${msg}`);
  const bytes = Buffer.from(data.utoken, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', Buffer.from(offer.key, 'base64'), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const utoken = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  return { uid, utoken, deviceid: browser.deviceId };
}

export interface SocketOptions {
  /** Empty for a visitor. */
  auth?: ConnectionAuth;
  /** Address that the connection comes from; one of its own when unset. */
  from?: string;
  headers?: Record<string, string>;
}

/** A connection as a browser has it. */
export interface TestSocket {
  id: string;
  /** Makes a call; the answer is whole, refusals too. */
  call<Name extends keyof SocketCalls>(
    name: Name,
    input: SocketCalls[Name]['input'],
    meta?: { lang?: string; tab?: string },
  ): Promise<SocketAnswer<SocketCalls[Name]['output']>>;
  /** The next thing that the server tells under a name; what came while nobody waited counts. */
  next<Name extends keyof SocketEvents>(name: Name): Promise<SocketEvents[Name]>;
  /** Everything that came so far, by name. */
  came: { name: string; data: unknown }[];
  /** Reads nothing more, as a page that hangs; what its kernel takes in still leaves the server. @returns what reads on */
  stall(): () => void;
  /** Resolves with Socket.IO's reason when the connection ends. */
  ended: Promise<string>;
  close(): void;
}

export type { Socket } from 'socket.io-client';

/** A socket of a browser that does not come back by itself. */
export const browserSocket = (url: string, options: Partial<Parameters<typeof io>[1] & object> = {}) =>
  io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });

/** Connects; rejects with what the server refuses with: the `data` of the refusal, or the HTTP status as `status`. */
export async function openSocket(
  { app, config }: Server,
  { auth = {}, from = ownAddress(), headers = {} }: SocketOptions = {},
): Promise<TestSocket> {
  const { port } = app.server.address() as AddressInfo;
  const { publicUrl } = config;
  // Types of a browser know of no local address.
  const place: object = { localAddress: from };
  const socket = browserSocket(`http://127.0.0.1:${port}`, {
    ...place,
    path: SOCKET_PATH,
    addTrailingSlash: false,
    auth,
    extraHeaders: { host: new URL(publicUrl).host, origin: publicUrl, ...headers },
  });
  const came: TestSocket['came'] = [];
  const ended = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const arrivals = new EventTarget();
  socket.onAny((name: string, data: unknown) => {
    came.push({ name, data });
    arrivals.dispatchEvent(new Event(name));
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(refusalOf(error));
    });
  });
  const read = new Map<string, number>();
  return {
    id: socket.id!,
    came,
    ended,
    call: (name, input, meta = {}) => socket.timeout(5000).emitWithAck(name, input, { lang: 'en', tab: 'a', ...meta }),
    async next(name) {
      const nth = read.get(name) ?? 0;
      read.set(name, nth + 1);
      const found = () => came.filter((one) => one.name === name)[nth]?.data;
      while (found() === undefined) await new Promise((resolve) => arrivals.addEventListener(name, resolve, { once: true }));
      return found() as never;
    },
    stall() {
      const { ws } = (socket.io.engine as unknown as { transport: { ws: { pause(): void; resume(): void } } }).transport;
      ws.pause();
      return () => ws.resume();
    },
    close: () => void socket.close(),
  };
}

/** The code of a refusal by the gateway; the status of one over HTTP. */
function refusalOf(error: { data?: { code: number }; description?: { message?: string } }): Error {
  const status = /Unexpected server response: (\d+)/.exec(error.description?.message ?? '')?.[1];
  return Object.assign(new Error('the connection was refused'), { code: error.data?.code, status: status && Number(status) });
}

/** Somebody who has just signed up, with a connection. */
export async function connectPerson(server: Server, browser: TestBrowser, email: string): Promise<TestSocket & { session: SessionData }> {
  const session = await browser.signUp(email);
  const auth = await shakeHands(server, browser, session);
  return { ...(await openSocket(server, { auth, headers: { [HEADERS.deviceId]: browser.deviceId } })), session };
}
