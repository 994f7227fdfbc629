import type { TestWallet } from '../src/testing/wallet.ts';
import { fromContent } from '../src/message/content.ts';

/** What the questions of a test carry: a text and an address, or a network. */
type Params = [string & { chainId: string }, ...unknown[]];
type Listener = (value: unknown) => void;

/** A provider of EIP-1193 in this page, whose keys sign for real. */
export interface PageWallet {
  asked: { method: string; params?: unknown }[];
  /** What the next question that asks the person throws. */
  refusal: unknown;
  /** What a question for another network throws. */
  switchRefusal: unknown;
  /** Networks that it knows; the first is the one that it is on. */
  chains: number[];
  account: TestWallet;
  isConnected: boolean;
  tell(event: string, value: unknown): void;
  /** How many listen to an event. */
  listeners(event: string): number;
  /** Tells nobody any more who listens now: their page is gone. */
  silence(): void;
  provider: {
    isMetaMask?: boolean;
    request(question: { method: string; params?: unknown }): Promise<unknown>;
    on(event: string, listener: Listener): void;
    removeListener(event: string, listener: Listener): void;
  };
}

export function pageWallet(account: TestWallet): PageWallet {
  const heard = new Map<string, Set<Listener>>();
  const shown = () => (wallet.isConnected ? [wallet.account.address] : []);
  const askPerson = () => {
    if (wallet.refusal !== undefined) throw wallet.refusal;
  };
  const switchTo = (id: number) => {
    if (!wallet.chains.includes(id)) throw { code: 4902, message: 'Unrecognized chain ID' };
    wallet.chains = [id, ...wallet.chains.filter((each) => each !== id)];
    return null;
  };
  const answers: Record<string, (params: Params) => unknown> = {
    eth_chainId: () => `0x${wallet.chains[0]!.toString(16)}`,
    eth_accounts: shown,
    eth_requestAccounts: () => {
      if (!wallet.isConnected) askPerson();
      wallet.isConnected = true;
      return shown();
    },
    personal_sign: ([content]) => {
      askPerson();
      return wallet.account.sign(fromContent(String(content))!);
    },
    wallet_switchEthereumChain: ([{ chainId }]) => {
      if (wallet.switchRefusal !== undefined) throw wallet.switchRefusal;
      return switchTo(Number(chainId));
    },
    wallet_addEthereumChain: ([{ chainId }]) => wallet.chains.push(Number(chainId)),
  };
  const wallet: PageWallet = {
    asked: [],
    refusal: undefined,
    switchRefusal: undefined,
    chains: [1],
    account,
    isConnected: false,
    tell: (event, value) => heard.get(event)?.forEach((listener) => listener(value)),
    listeners: (event) => heard.get(event)?.size ?? 0,
    silence: () => heard.clear(),
    provider: {
      async request(question) {
        wallet.asked.push(question);
        const answer = answers[question.method];
        if (!answer) throw { code: 4200, message: `${question.method} is not supported` };
        return answer(question.params as Params);
      },
      on: (event, listener) => void heard.set(event, (heard.get(event) ?? new Set()).add(listener)),
      removeListener: (event, listener) => void heard.get(event)?.delete(listener),
    },
  };
  return wallet;
}

/** Announces a wallet as EIP-6963 says: now, and to whoever asks later. */
export function announce({ provider }: PageWallet, info: { name: string; rdns: string; icon?: string }): void {
  const detail = Object.freeze({ info: { uuid: crypto.randomUUID(), icon: 'data:image/png;base64,AA==', ...info }, provider });
  const tell = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', tell);
  tell();
}
