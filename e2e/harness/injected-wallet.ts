import { ethereumWallet, type TestWallet } from '@mortar/chain/testing';
import type { WalletProvider } from '@mortar/chain/wallets';
import type { Page } from '@playwright/test';

/** How an injected wallet meets its next question: as a person would who reads, agrees or declines. */
export type Mood = 'agree' | 'decline' | 'read';

/** A wallet in the page, as an extension puts it there: announced by EIP-6963, its keys out of the page's reach. */
export interface InjectedWallet {
  address: string;
  /** What it was asked, in order. */
  asked: string[];
  mood: Mood;
  /** Lets what it reads be agreed to. */
  agree(): void;
  /** Gets to know a network, as when the person adds it by hand. */
  learn(chainId: number): void;
  /** What its next transaction or typed data fails with, by a code of wallets. */
  failWith(error: { code: number; message: string } | undefined): void;
  /** Shows another account, as when the person picks one; none when the wallet is locked. */
  show(account: TestWallet | undefined): Promise<void>;
}

interface Answer {
  value?: unknown;
  error?: { code: number; message: string };
}

const MAINNET = '0x1';
const UNKNOWN_CHAIN: Answer = { error: { code: 4902, message: 'Unrecognized chain ID' } };
const ICON = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath d="M0 0h8v8H0z"/%3E%3C/svg%3E';
const TRADES = /^eth_(?:sendTransaction|signTypedData_v4)$/;
const REJECTED: Answer = { error: { code: 4001, message: 'User rejected the request.' } };

/** Runs in the page: a provider of EIP-1193 that passes each question on, and its announcement. */
function announce({ name, binding, icon }: { name: string; binding: string; icon: string }): void {
  const heard: Record<string, ((value: unknown) => void)[]> = {};
  const ask = (window as unknown as Record<string, (question: unknown) => Promise<Answer>>)[binding]!;
  const provider = {
    async request(question: unknown) {
      const { value, error } = await ask(question);
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
      return value;
    },
    on: (event: string, listener: (value: unknown) => void) => (heard[event] ??= []).push(listener),
    removeListener(event: string, listener: (value: unknown) => void) {
      heard[event] = (heard[event] ?? []).filter((each) => each !== listener);
    },
  };
  const news = ([event, value]: [event: string, value: unknown]) => heard[event]?.forEach((listener) => listener(value));
  Object.assign(window, { [`${binding}News`]: news });
  const detail = Object.freeze({ info: { uuid: binding, name, icon, rdns: `test.${binding.toLowerCase()}` }, provider });
  const tell = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  addEventListener('eip6963:requestProvider', tell);
  tell();
}

/** Puts a wallet with a real key, a new one unless it is given, and one that trades where it can, into every document of a page, before it is opened. */
export async function injectWallet(
  page: Page,
  name = 'Ember Wallet',
  own: TestWallet & Partial<WalletProvider> = ethereumWallet(),
): Promise<InjectedWallet> {
  const trading = own.request && { request: own.request };
  const binding = name.replaceAll(/\W/g, '');
  let account: TestWallet | undefined = own;
  let isConnected = false;
  let goOn: (() => void) | undefined;
  let failure: { code: number; message: string } | undefined;
  const asked: string[] = [];
  /** Networks that it knows; it is on the first one. */
  let chains = [MAINNET];
  const tell = (event: string, value: unknown) =>
    page.evaluate(([key, news]) => (window as unknown as Record<string, (news: unknown) => void>)[key]!(news), [
      `${binding}News`,
      [event, value],
    ] as const);
  const wallet: InjectedWallet = {
    address: own.address,
    asked,
    mood: 'agree',
    agree: () => goOn?.(),
    learn: (chainId) => chains.push(`0x${chainId.toString(16)}`),
    failWith: (error) => (failure = error),
    async show(next) {
      account = next;
      await tell('accountsChanged', next ? [next.address] : []);
    },
  };
  const person = async (): Promise<boolean> => {
    if (wallet.mood === 'read') await new Promise<void>((resolve) => (goOn = resolve));
    return wallet.mood !== 'decline';
  };
  const shown = () => (isConnected && account ? [account.address] : []);

  /** Goes to a network that it knows, or gets to know one. */
  async function move(method: string, chainId: string): Promise<Answer> {
    if (!(await person())) return REJECTED;
    if (method === 'wallet_addEthereumChain') chains.push(chainId);
    else if (!chains.includes(chainId)) return UNKNOWN_CHAIN;
    else {
      chains = [chainId, ...chains.filter((each) => each !== chainId)];
      await tell('chainChanged', chainId);
    }
    return { value: null };
  }

  async function trade(method: string, params: unknown[]): Promise<Answer> {
    if (failure) return { error: failure };
    if (!(await person())) return REJECTED;
    return { value: await trading!.request({ method, params }) };
  }

  async function answer(method: string, params: unknown[]): Promise<Answer> {
    if (method === 'eth_chainId') return { value: chains[0] };
    if (/^wallet_(switch|add)EthereumChain$/.test(method)) return move(method, (params[0] as { chainId: string }).chainId);
    if (method === 'eth_accounts') return { value: shown() };
    if (method === 'eth_requestAccounts') {
      if (!isConnected && !(await person())) return REJECTED;
      isConnected = true;
      return { value: shown() };
    }
    if (trading && TRADES.test(method)) return trade(method, params);
    if (method !== 'personal_sign' || !account) return { error: { code: 4200, message: `${method} is not supported` } };
    if (!(await person())) return REJECTED;
    return { value: await account.sign(Buffer.from(String(params[0]).slice(2), 'hex').toString('utf8')) };
  }

  await page.exposeFunction(binding, ({ method, params }: { method: string; params?: unknown[] }) => {
    asked.push(method);
    return answer(method, params ?? []);
  });
  await page.addInitScript(announce, { name, binding, icon: ICON });
  return wallet;
}
