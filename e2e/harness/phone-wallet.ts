import { WalletKit } from '@reown/walletkit';
import { Core } from '@walletconnect/core';
import { ethereumWallet } from '@mortar/chain/testing';

/** A wallet on another device: the field's own library of wallets, with a real key. */
export interface PhoneWallet {
  address: string;
  /** Texts that it signed. */
  signed: string[];
  /** Takes up a pairing, as its camera does with a QR code. */
  pair(address: string): Promise<void>;
  /** Ends what it is paired with. */
  leave(): Promise<void>;
  close(): Promise<void>;
}

const METADATA = { name: 'Phone Wallet', description: 'A wallet of a test', url: 'https://wallet.example', icons: [] };

/** Starts a wallet that agrees to everything. */
export async function startPhoneWallet(relayUrl: string, projectId: string): Promise<PhoneWallet> {
  const account = ethereumWallet();
  const signed: string[] = [];
  const core = new Core({ projectId, relayUrl, logger: 'silent', telemetryEnabled: false, customStoragePrefix: account.address });
  const kit = await WalletKit.init({ core, metadata: METADATA });
  kit.on('session_proposal', ({ id, params }) => {
    const wanted = params.optionalNamespaces['eip155'];
    const { methods, events } = wanted ?? { methods: [], events: [] };
    const eip155 = { chains: ['eip155:1'], accounts: [`eip155:1:${account.address}`], methods, events };
    void kit.approveSession({ id, namespaces: { eip155 } });
  });
  kit.on('session_request', ({ topic, id, params }) => {
    const [content] = params.request.params as [string];
    const text = Buffer.from(content.slice(2), 'hex').toString('utf8');
    void account.sign(text).then((result) => {
      signed.push(text);
      return kit.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } });
    });
  });
  return {
    address: account.address,
    signed,
    pair: (address) => kit.pair({ uri: address }),
    async leave() {
      for (const topic of Object.keys(kit.getActiveSessions()))
        await kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } });
    },
    close: () => core.relayer.transportClose(),
  };
}
