import { textToSign, toContent, type Nonce } from '@mortar/chain/message';
import type { TestWallet } from '@mortar/chain/testing';
import { SUCCESS } from '@mortar/protocol';
import { getWalletNonce, loginByWallet, NONCE_TYPES } from '@mortar/protocol/identity';
import type { Send } from './caller.ts';

type Headers = Record<string, string>;

/** What the sign-in of one wallet sends; good once. */
export interface WalletSignIn {
  headers: Headers;
  body: string;
}

/** What a browser says of a call that a page of ours makes. */
const OF_PAGE = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

/** The calls by which a page signs a wallet in. @param key public half of the browser's key, where it sends one */
export function walletCalls(send: Send, origin: string, key?: object) {
  const { path: noncePath } = getWalletNonce;
  const { path: loginPath } = loginByWallet;

  return {
    async nonce({ address }: TestWallet, browser: Headers): Promise<{ nonce: Nonce; headers: Headers }> {
      const answer = await send('GET', `${noncePath}?address=${address}&type=${NONCE_TYPES.login}`, { ...OF_PAGE, ...browser });
      const { data } = JSON.parse(answer.body) as { data: Nonce };
      return { nonce: data, headers: { ...OF_PAGE, ...browser, origin, cookie: answer.cookie ?? '' } };
    },

    async signed(wallet: TestWallet, { nonce, headers }: { nonce: Nonce; headers: Headers }): Promise<WalletSignIn> {
      const text = textToSign(nonce, 'login');
      const content = { type: wallet.type, content: toContent(text), sign: await wallet.sign(text) };
      return { headers, body: JSON.stringify({ ...content, ...(key && { key }) }) };
    },

    async login({ headers, body }: WalletSignIn): Promise<void> {
      const answer = await send('POST', loginPath, headers, body);
      if (!answer.body.includes(`"code":${SUCCESS}`)) throw new Error(`a wallet could not sign in: ${answer.body}`);
    },
  };
}
