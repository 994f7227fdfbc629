import { constants, createHash, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEADERS, signText, SUCCESS, type Endpoint, type Input, type Output } from '@mortar/protocol';
import { issueAppCode, login } from '@mortar/protocol/identity';
import type { Page } from '@playwright/test';
import { PASSWORD } from './sign-up.ts';
import type { Stack } from './stack.ts';

export const APP_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36 MortarApp/3.2.1';

/** What the app's bridge knows: who is signed in, and the secrets of its codes. */
interface Knowledge {
  uid: string;
  secrets: Record<string, string>;
}

/** The native app of somebody who has an account, as far as the site meets it: a session of its own, codes, and the bridge in its pages. */
export interface NativeApp {
  uid: string;
  /** Query of an address that hands its person over. */
  param(): Promise<string>;
  /** Puts the bridge into every document of a page from now on. */
  hold(page: Page): Promise<void>;
  /** From the next document on, nobody is signed in in the app. */
  forget(): void;
}

export async function openNativeApp(stack: Stack, email: string): Promise<NativeApp> {
  const key = createPublicKey(readFileSync(join(stack.folder, 'secrets', 'sign-android.pem')));
  const sign = () => {
    const text = Buffer.from(signText('android', Date.now(), '3.2.1'));
    return publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, text).toString('base64');
  };
  async function call<E extends Endpoint>(endpoint: E, body: Input<E>, token?: string): Promise<Output<E>> {
    const { method, path } = endpoint;
    const headers = {
      'content-type': 'application/json',
      [HEADERS.os]: 'android',
      [HEADERS.sign]: sign(),
      [HEADERS.deviceId]: 'phone',
      ...(token && { [HEADERS.authorization]: `Bearer ${token}` }),
    };
    const answer = await fetch(stack.origin + path, { method, headers, body: JSON.stringify(body) });
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Output<E> };
    if (code !== SUCCESS) throw new Error(`${endpoint.id}: ${code} ${msg}`);
    return data;
  }
  const password = createHash('sha256').update(PASSWORD.normalize('NFKC')).digest('hex');
  const { token, uid } = await call(login, { email, password });
  const known: Knowledge = { uid, secrets: {} };

  return {
    uid,
    async param() {
      const verifier = randomBytes(32).toString('base64url');
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const issued = await call(issueAppCode, { challenge }, token);
      known.secrets[issued.token] = verifier;
      return `param=${encodeURIComponent(JSON.stringify({ token: issued.token, os: 'android', version: '3.2.1', locale: 'en' }))}`;
    },
    async hold(page) {
      await page.exposeBinding('appKnowledge', () => known);
      await page.addInitScript(putBridge);
    },
    forget() {
      known.uid = '';
    },
  };
}

/** Runs in the page, as the app's own code does. */
function putBridge(): void {
  type Message = { actiontype: string; actionbody: { challenge?: string; token?: string }; callbackfunction: string };
  const page = window as unknown as {
    appKnowledge: () => Promise<{ uid: string; secrets: Record<string, string> }>;
    appHeard: Message[];
  } & Record<string, (text: string) => void>;
  Object.assign(window, { appHeard: [] });
  const postMessage = async (text: string) => {
    const message = JSON.parse(text) as Message;
    page.appHeard.push(message);
    if (message.actiontype !== 'verify') return;
    const { uid, secrets } = await page.appKnowledge();
    const { challenge, token } = message.actionbody;
    const verifier = secrets[token ?? ''];
    const answer = { challenge, os: 'android', version: '3.2.1', locale: 'en', ...(uid && { uid }), ...(verifier && { verifier }) };
    page[message.callbackfunction]?.(JSON.stringify(answer));
  };
  Object.defineProperty(window, 'MortarApp', { value: { postMessage } });
}
