import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CODES, HEADERS, IDEMPOTENCY_KEY_HEADER, SIGN_REUSE_MS, signText, type Endpoint, type Input, type Output } from '@mortar/protocol';
import type { Config } from '../config.ts';
import { loadSignKeys, publicSignKeys } from '../lib/sign-keys.ts';

/** The device that demo content is made on. */
export const DEMO_DEVICE = 'mortar-demo';
/** How often a call that came too early is made again, after the time that the answer names, and how much time that may be. */
const EARLY_CALLS = 5;
const LONGEST_WAIT_SECONDS = 60;

/** Calls of this site's own endpoints over HTTP, as its page makes them. */
export interface SiteApi {
  /** @throws Error with the server's message when the call is refused */
  call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>>;
  /** A call whose body is a form. @throws Error as `call` does */
  upload<E extends Endpoint>(endpoint: E, form: Readonly<Record<string, string | Blob>>): Promise<Output<E>>;
  /** The same calls by somebody who is signed in. */
  as(token: string): SiteApi;
}

/** The API of the server that runs with this configuration. @param signal ends every call, one that waits too */
export async function siteApi(config: Pick<Config, 'publicUrl' | 'dataDir' | 'signSecrets'>, signal?: AbortSignal): Promise<SiteApi> {
  const key = createPublicKey({ key: Buffer.from(publicSignKeys(await loadSignKeys(config)).web, 'base64'), format: 'der', type: 'spki' });
  let signed = { at: Number.NEGATIVE_INFINITY, value: '' };
  // One value a minute, as a browser has it: decryptions have a budget, which whoever looks at the site from here shares.
  const sign = () => {
    const at = Date.now();
    if (at - signed.at >= SIGN_REUSE_MS) {
      const text = Buffer.from(signText('web', at, '0.0.0'));
      const value = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, text).toString('base64');
      signed = { at, value };
    }
    return signed.value;
  };
  const ending = signal && { signal };
  const headers = () => ({
    [HEADERS.sign]: sign(),
    [HEADERS.os]: 'web',
    [HEADERS.deviceId]: DEMO_DEVICE,
    [HEADERS.deviceName]: 'npm start',
    [IDEMPOTENCY_KEY_HEADER]: randomUUID(),
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    origin: config.publicUrl,
  });
  /** Sends until it does not come too early. */
  async function answerOf<Result>(path: string, send: () => Promise<Response>): Promise<Result> {
    let answer = await send();
    for (let early = 0; answer.status === 429 && early < EARLY_CALLS; early += 1) {
      const seconds = Number(answer.headers.get('retry-after'));
      if (seconds > LONGEST_WAIT_SECONDS) break;
      await sleep(seconds * 1000, undefined, ending);
      answer = await send();
    }
    const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: Result };
    if (code !== CODES.success) throw new Error(`${path}: ${msg}`);
    return data;
  }
  const apiOf = (token?: string): SiteApi => {
    const own = () => ({ ...headers(), ...(token !== undefined && { authorization: `Bearer ${token}` }) });
    return {
      as: apiOf,
      call<E extends Endpoint>({ method, path }: E, input: Input<E>) {
        const query = method === 'GET' ? `?${new URLSearchParams(input as unknown as Record<string, string>)}` : '';
        const json = method === 'POST' && { body: JSON.stringify(input) };
        return answerOf<Output<E>>(path, () =>
          fetch(config.publicUrl + path + query, {
            method,
            headers: { ...own(), ...(json && { 'content-type': 'application/json' }) },
            ...json,
            ...ending,
          }),
        );
      },
      upload<E extends Endpoint>({ path }: E, fields: Readonly<Record<string, string | Blob>>) {
        const form = new FormData();
        for (const [name, value] of Object.entries(fields)) form.append(name, value);
        return answerOf<Output<E>>(path, () => fetch(config.publicUrl + path, { method: 'POST', headers: own(), body: form, ...ending }));
      },
    };
  };
  return apiOf();
}
