// The packages of web3-react are under the GPL: loaded on use, like those of wallets in this page (docs/licences.md).
import { WALLET_TYPES } from '@mortar/protocol/identity';
import { initializeConnector } from '@web3-react/core';
import { URI_AVAILABLE, WalletConnect } from '@web3-react/walletconnect-v2';
import type { ConnectedWallet, WalletProvider } from '../wallet.ts';
import { CHAINS, EMBEDDED_CHAIN_ID } from '../../message/chains.ts';
import type { EthereumProvider } from '../ethereum/provider.ts';
import { signedBy } from '../ethereum/signed-by.ts';
import { switchChain } from '../ethereum/switch-chain.ts';
import { watchProvider } from '../ethereum/watch-provider.ts';
import type { RelaySettings } from './relay.ts';
import { relayStorage } from './storage.ts';

interface Opening {
  settings: RelaySettings;
  site: { name: string; description: string };
  /** Hears the address of the pairing; unset: nobody may be asked. */
  pair: ((address: string) => void) | undefined;
}

/** Networks that a wallet out there can be on; it need not know more than one of them. */
const OFFERED = Object.keys(CHAINS)
  .map(Number)
  .filter((id) => id !== EMBEDDED_CHAIN_ID);

/** Such a library takes these too, which the connector's types leave out. */
const QUIET = { telemetryEnabled: false, logger: 'silent', storage: relayStorage };

function link({ settings: { projectId, relayUrl }, site }: Opening) {
  const options = {
    ...QUIET,
    projectId,
    ...(relayUrl && { relayUrl }),
    optionalChains: OFFERED as [number, ...number[]],
    showQrModal: false,
    metadata: { ...site, url: location.origin, icons: [`${location.origin}/favicon.svg`] },
  };
  const [connector, , store] = initializeConnector((actions) => new WalletConnect({ actions, options }));
  return { connector, store };
}

let known: ReturnType<typeof link> | undefined;

/** Connects through the relay; undefined when nobody may be asked and nothing is paired. @throws what the wallet threw */
export async function openRelay(opening: Opening): Promise<ConnectedWallet | undefined> {
  const { connector, store } = (known ??= link(opening));
  const { pair } = opening;
  const show = (address: string) => pair?.(address);
  connector.events.on(URI_AVAILABLE, show);
  if (pair) await connector.activate().finally(() => connector.events.off(URI_AVAILABLE, show));
  // What is paired already is found, and asked for nothing.
  if (!store.getState().accounts?.length) await connector.connectEagerly();
  const { accounts, chainId } = store.getState();
  const address = accounts?.[0];
  const provider = connector.provider as EthereumProvider | undefined;
  if (!address || !provider) return undefined;
  return {
    type: WALLET_TYPES.walletRelay,
    name: 'WalletConnect',
    address,
    chainId: chainId ?? 1,
    sign: (text) => signedBy(provider, address, text),
    provider: () => provider as WalletProvider,
    watch: (news) => watchProvider(provider, address, news),
    switchChain: (wanted) => switchChain(provider, wanted),
    disconnect: async () => connector.deactivate(),
  };
}
