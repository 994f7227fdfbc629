// The packages of web3-react are under the GPL: this file and the relay's are the doors to them, in chunks of their own (docs/licences.md).
import { WALLET_TYPES } from '@mortar/protocol/identity';
import { initializeConnector } from '@web3-react/core';
import { EIP1193 } from '@web3-react/eip1193';
import { MetaMask } from '@web3-react/metamask';
import type { Connector, Web3ReactStore } from '@web3-react/types';
import type { ConnectedWallet, WalletProvider } from '../wallet.ts';
import { accountsOf, type EthereumProvider } from './provider.ts';
import { signedBy } from './signed-by.ts';
import { switchChain } from './switch-chain.ts';
import { watchProvider } from './watch-provider.ts';

interface Opening {
  name: string;
  /** Undefined: whatever the page has as `window.ethereum`. */
  provider: EthereumProvider | undefined;
  /** Whether the person may be asked. */
  ask: boolean;
}

interface Link {
  connector: Connector;
  store: Web3ReactStore;
}

const links = new WeakMap<EthereumProvider, Link>();
let page: Link | undefined;

/** Connectors listen for good, so each provider has one. */
function linkTo(provider: EthereumProvider | undefined): Link {
  const known = provider ? links.get(provider) : page;
  if (known) return known;
  const [connector, , store] = initializeConnector<Connector>((actions) =>
    provider ? new EIP1193({ actions, provider }) : new MetaMask({ actions, options: { mustBeMetaMask: false, silent: true } }),
  );
  const link = { connector, store };
  if (provider) links.set(provider, link);
  else page = link;
  return link;
}

/** Connects by web3-react; undefined when nobody may be asked and no account is shown. @throws what the wallet threw */
export async function openEthereum({ name, provider, ask }: Opening): Promise<ConnectedWallet | undefined> {
  const { connector, store } = linkTo(provider);
  // The connector of EIP-1193 keeps what a wallet throws to itself, so its question is put here.
  if (ask && provider) await accountsOf(provider, 'eth_requestAccounts');
  await (ask && !provider ? connector.activate() : connector.connectEagerly?.());
  const { accounts, chainId } = store.getState();
  const [address] = accounts ?? [];
  const used = connector.provider;
  if (!address || !used) {
    if (ask) throw new Error('The wallet shows no account.');
    return undefined;
  }
  return {
    type: WALLET_TYPES.ethereum,
    name,
    address,
    chainId: chainId ?? 1,
    sign: (text) => signedBy(used, address, text),
    provider: () => used as WalletProvider,
    watch: (news) => watchProvider(used, address, news),
    switchChain: (wanted) => switchChain(used, wanted),
    async disconnect() {
      await connector.resetState();
      // Not every wallet knows this; one that does forgets that it showed an account to this site.
      await used.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] }).catch(() => undefined);
    },
  };
}
