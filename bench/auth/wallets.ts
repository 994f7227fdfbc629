import { Agent, request } from 'node:http';
import { textToSign, toContent, type Nonce } from '@mortar/chain/message';
import { ethereumWallet, type TestWallet } from '@mortar/chain/testing';
import { endpoints, NONCE_TYPES, SUCCESS } from '@mortar/protocol';
import { addressOf, type Load } from '../server/load.ts';
import { renewedSigns } from '../server/sign.ts';
import { quantile } from '../report.ts';
import type { Stack } from '../stack.ts';

/** Wallets, each in a browser at an address of its own, so that no budget of calls is met. */
const WALLETS = 800;

interface Answer {
  body: string;
  cookie: string | undefined;
}

/** Sends requests on connections that stay open, as autocannon does; a nonce is good once, so no request may go out twice. */
function caller(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request(origin + path, { method, headers, agent }, (incoming) => {
        let text = '';
        incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        incoming.on('end', () => resolve({ body: text, cookie: incoming.headers['set-cookie']?.[0]?.split(';')[0] }));
      });
      outgoing.on('error', reject).end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Does work with every item, so many at once. */
async function each<T>(items: readonly T[], atOnce: number, work: (item: T, index: number) => Promise<void>): Promise<void> {
  const waiting = items.entries();
  const worker = async () => {
    for (const [index, item] of waiting) await work(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

interface SignIn {
  headers: Record<string, string>;
  body: string;
}

/**
 * Sign-ins of known wallets over HTTP. A page has asked for its nonce and the wallet has signed before the round begins: what
 * is counted is the sign-in alone.
 */
export async function walletSignIns(stack: Stack, atOnce: number) {
  const { send, close } = caller(stack.url, atOnce);
  const wallets = Array.from({ length: WALLETS }, ethereumWallet);
  const signs = renewedSigns(stack.url, WALLETS);
  const ofPage = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const { path: noncePath } = endpoints['account.walletNonce'];
  const { path: loginPath } = endpoints['account.walletLogin'];

  async function prepared(wallet: TestWallet, index: number, made: Record<string, string>): Promise<SignIn> {
    const headers = { ...made, ...ofPage, 'x-forwarded-for': addressOf(index), deviceid: `bench-${index}`, devicename: 'Benchmark' };
    const answer = await send('GET', `${noncePath}?address=${wallet.address}&type=${NONCE_TYPES.login}`, headers);
    const { data } = JSON.parse(answer.body) as { data: Nonce };
    const text = textToSign(data, 'login');
    const body = JSON.stringify({ type: wallet.type, content: toContent(text), sign: await wallet.sign(text) });
    return { headers: { ...headers, origin: stack.url, cookie: answer.cookie ?? '' }, body };
  }

  async function signIn({ headers, body }: SignIn): Promise<void> {
    const answer = await send('POST', loginPath, headers, body);
    if (!answer.body.includes(`"code":${SUCCESS}`)) throw new Error(`a wallet could not sign in: ${answer.body}`);
  }

  async function round(): Promise<Load> {
    const made = await signs();
    const ready: SignIn[] = [];
    await each(wallets, atOnce, async (wallet, index) => {
      ready[index] = await prepared(wallet, index, made[index] ?? {});
    });
    const times: number[] = [];
    const began = performance.now();
    await each(ready, atOnce, async (one) => {
      const start = performance.now();
      await signIn(one);
      times.push(performance.now() - start);
    });
    return { rps: ready.length / ((performance.now() - began) / 1000), p99: quantile(times, 0.99) };
  }

  // The first one makes the accounts.
  await round();
  return { round, close };
}
