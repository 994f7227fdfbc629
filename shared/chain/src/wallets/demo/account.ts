import { createWalletClient, custom, defineChain, isHex, type Hex, type SendTransactionParameters } from 'viem';
import { generatePrivateKey, privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import { CHAINS, EMBEDDED_CHAIN_ID } from '../../message/chains.ts';
import type { AskChain, WalletProvider } from '../wallet.ts';
import { DEMO_KEY } from './index.ts';

const KEY_LENGTH = 66;
/** Of a browser that keeps nothing: for as long as the document lives. */
let unkept: Hex | undefined;

function keptKey(): Hex | undefined {
  try {
    const kept = localStorage.getItem(DEMO_KEY);
    if (isHex(kept) && kept.length === KEY_LENGTH) return kept;
    const made = generatePrivateKey();
    localStorage.setItem(DEMO_KEY, made);
    return made;
  } catch {
    return undefined;
  }
}

/** The account of this browser's demo wallet, made at its first use. Its key lies open: it's worth nothing but on the embedded chain. */
export function demoAccount(): PrivateKeyAccount {
  return privateKeyToAccount(keptKey() ?? (unkept ??= generatePrivateKey()));
}

interface AskedTransaction {
  to: Hex;
  data?: Hex;
  value?: Hex;
  gas?: Hex;
}

const { name, currency } = CHAINS[EMBEDDED_CHAIN_ID]!;
const chain = defineChain({
  id: EMBEDDED_CHAIN_ID,
  name,
  nativeCurrency: { name: currency, symbol: currency, decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

/** The demo wallet as wallets show themselves to pages (EIP-1193). @param ask what the site asks the chain by */
export function demoProvider(account: PrivateKeyAccount, ask: AskChain): WalletProvider {
  const client = createWalletClient({ account, chain, transport: custom({ request: ({ method, params }) => ask(method, params ?? []) }) });
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: () => [account.address],
    eth_requestAccounts: () => [account.address],
    eth_chainId: () => `0x${EMBEDDED_CHAIN_ID.toString(16)}`,
    personal_sign: ([raw]) => account.signMessage({ message: { raw: raw as Hex } }),
    eth_signTypedData_v4: ([, text]) => account.signTypedData(JSON.parse(String(text)) as Parameters<typeof account.signTypedData>[0]),
    eth_sendTransaction: ([transaction]) => {
      const { to, data, value, gas } = transaction as AskedTransaction;
      const asked = { to, data, ...(value && { value: BigInt(value) }), ...(gas && { gas: BigInt(gas) }) };
      return client.sendTransaction(asked as SendTransactionParameters<typeof chain>);
    },
  };
  return {
    request: async ({ method, params = [] }) => {
      const own = answers[method];
      return own ? own(params as readonly unknown[]) : ask(method, params as readonly unknown[]);
    },
  };
}
