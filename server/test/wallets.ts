import { textToSign, toContent, type Nonce } from '@mortar/chain/message';
import { ethereumWallet, type TestWallet } from '@mortar/chain/testing';
import type { Endpoint } from '@mortar/protocol';
import {
  bindWallet,
  getWalletNonce,
  loginByWallet,
  NONCE_TYPES,
  unbindWallet,
  type NoncePurpose,
  type SessionData,
} from '@mortar/protocol/identity';
import { authorization, type AccountServer, type TestBrowser } from './account.ts';
import type { TestResponse } from './http.ts';
import { sessionKey } from './session-key.ts';

/** Asks for what a wallet must sign. */
export async function nonceFor(browser: TestBrowser, address: string, purpose: NoncePurpose, token?: string): Promise<Nonce> {
  const headers = token === undefined ? {} : authorization(token);
  const answer = await browser.call(getWalletNonce, { address, type: NONCE_TYPES[purpose] }, headers);
  const { data, msg } = answer.json<{ data: Nonce | null; msg: string }>();
  if (!data) throw new Error(`no nonce for ${address}: ${msg}`);
  return data;
}

/** What a page sends once a wallet has signed a text. */
export async function signedBy(wallet: TestWallet, text: string) {
  const { type, publickey } = wallet;
  return { type, content: toContent(text), sign: await wallet.sign(text), ...(publickey && { publickey }) };
}

/** The whole of a wallet's sign-in, as the page does it. */
export async function walletSignIn(browser: TestBrowser, wallet: TestWallet, more: object = {}): Promise<TestResponse> {
  const nonce = await nonceFor(browser, wallet.address, 'login');
  return browser.call(loginByWallet, { ...(await signedBy(wallet, textToSign(nonce, 'login'))), ...more });
}

/** A person who came by a wallet, with the key of their session. */
export async function walletPerson(server: AccountServer, wallet: TestWallet = ethereumWallet(), browser = server.browser()) {
  const key = sessionKey(server);
  const answer = await walletSignIn(browser, wallet, { key: key.jwk });
  const { data, msg } = answer.json<{ data: SessionData | null; msg: string }>();
  if (!data) throw new Error(`${wallet.address} could not sign in: ${msg}`);
  return { ...changesOf(browser, key, data), session: data, wallet };
}

/** A person who came by e-mail, with the key of their session. */
export async function emailPerson(server: AccountServer, email: string) {
  const key = sessionKey(server);
  const browser = server.browser();
  const session = await browser.signUp(email, { key: key.jwk });
  return { ...changesOf(browser, key, session), session };
}

function changesOf(browser: TestBrowser, key: ReturnType<typeof sessionKey>, { token }: SessionData) {
  const send = (endpoint: Endpoint, body: object, headers = key.proof(endpoint, body, token)) => browser.call(endpoint, body, headers);
  return {
    browser,
    key,
    token,
    send,
    async bind(wallet: TestWallet, chainId?: number): Promise<TestResponse> {
      const nonce = await nonceFor(browser, wallet.address, 'bind', token);
      return send(bindWallet, await signedBy(wallet, textToSign(nonce, 'bind', chainId)));
    },
    async unbind(wallet: TestWallet, chainId?: number): Promise<TestResponse> {
      const nonce = await nonceFor(browser, wallet.address, 'unbind', token);
      const body = { ...(await signedBy(wallet, textToSign(nonce, 'unbind', chainId))), nonce: nonce.nonce };
      return send(unbindWallet, body);
    },
  };
}
