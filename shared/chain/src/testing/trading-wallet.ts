import { WALLET_TYPES } from '@mortar/protocol/identity';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createRpc } from '../source/rpc.ts';
import { demoProvider } from '../wallets/demo/account.ts';
import type { WalletProvider } from '../wallets/wallet.ts';
import type { TestWallet } from './wallet.ts';

/** In wei. */
const RICH = 10n ** 19n;

/** A wallet of a test that trades on a chain that anvil runs, with ten ether: it also does what a page asks of a provider. */
export async function tradingWallet(url: string): Promise<TestWallet & WalletProvider> {
  const account = privateKeyToAccount(generatePrivateKey());
  const rpc = createRpc(url);
  const ask = async (method: string, params: readonly unknown[]) => (await rpc([{ method, params }]))[0];
  await ask('anvil_setBalance', [account.address, `0x${RICH.toString(16)}`]);
  return {
    type: WALLET_TYPES.ethereum,
    address: account.address,
    sign: (message) => account.signMessage({ message }),
    request: demoProvider(account, ask).request,
  };
}
