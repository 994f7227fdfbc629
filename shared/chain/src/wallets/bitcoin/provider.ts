/** How Bitcoin-style wallets stand in a page: UniSat's form, which the others took over. */
export interface BitcoinProvider {
  requestAccounts(): Promise<string[]>;
  getAccounts(): Promise<string[]>;
  /** Hex of the compressed key of the first account. */
  getPublicKey(): Promise<string>;
  /** Base64. */
  signMessage(text: string, kind: 'ecdsa' | 'bip322-simple'): Promise<string>;
  on?(event: 'accountsChanged', heard: (accounts: string[]) => void): void;
  removeListener?(event: 'accountsChanged', heard: (accounts: string[]) => void): void;
  disconnect?(): Promise<void>;
}

interface Places {
  unisat?: BitcoinProvider;
  okxwallet?: { bitcoin?: BitcoinProvider };
  bitkeep?: { unisat?: BitcoinProvider };
}

/** The providers that stand in this page, by the names of their wallets. */
export function bitcoinProviders(): [name: string, provider: BitcoinProvider][] {
  const { unisat, okxwallet, bitkeep } = window as Places;
  const places: [string, BitcoinProvider | undefined][] = [
    ['UniSat', unisat],
    ['OKX Wallet', okxwallet?.bitcoin],
    ['Bitget Wallet', bitkeep?.unisat],
  ];
  return places.flatMap(([name, provider]) => (provider ? [[name, provider]] : []));
}
