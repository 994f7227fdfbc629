import { constants, createDecipheriv, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import {
  getKeyPair,
  getUtoken,
  SOCKET_PATH,
  type ConnectionAuth,
  type KeyOffer,
  type SocketAnswer,
  type SocketCalls,
} from '@mortar/protocol/realtime';
import { io } from 'socket.io-client';
import { DEMO_DEVICE, type SiteApi } from './site-api.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CALL_MS = 10_000;

/** The site's own connection, as a page of somebody who is signed in has it. */
export interface SiteSocket {
  /** @throws Error with the server's message when the call is refused */
  call<Name extends keyof SocketCalls>(name: Name, input: SocketCalls[Name]['input']): Promise<SocketCalls[Name]['output']>;
  close(): void;
}

/** @param api calls of the person whose connection it is */
export async function openSiteSocket(api: SiteApi, origin: string, uid: string): Promise<SiteSocket> {
  const auth = { uid, deviceid: DEMO_DEVICE, utoken: await shakeHands(api) } satisfies ConnectionAuth;
  const socket = io(origin, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth,
    extraHeaders: { origin },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });
  return {
    async call(name, input) {
      const answer = (await socket.timeout(CALL_MS).emitWithAck(name, input, { lang: 'en', tab: 'demo' })) as SocketAnswer<never>;
      if (answer.code !== CODES.success) throw new Error(`${name}: ${answer.msg}`);
      return answer.data;
    },
    close: () => void socket.close(),
  };
}

/** Exchanges keys for a token that opens connections. */
async function shakeHands(api: SiteApi): Promise<string> {
  const { publickey } = await api.call(getKeyPair, {});
  const key = randomBytes(32);
  const offer: KeyOffer = { key: key.toString('base64'), nonce: randomBytes(16).toString('base64'), time: Date.now() };
  const theirs = createPublicKey({ key: Buffer.from(publickey, 'base64'), format: 'der', type: 'spki' });
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  const token = publicEncrypt({ key: theirs, padding, oaepHash: 'sha256' }, Buffer.from(JSON.stringify(offer))).toString('base64');
  const sealed = Buffer.from((await api.call(getUtoken, { token })).utoken, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}
