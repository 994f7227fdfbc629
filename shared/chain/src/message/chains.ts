/** A network of the Ethereum family that people may sign in on and hold coins on. */
export interface Chain {
  name: string;
  /** Symbol of its own coin; 18 decimals on all of them. */
  currency: string;
  /** Whether its coins are worth nothing. */
  isTest?: boolean;
}

/** Id of the chain that runs beside a site on one machine. */
export const EMBEDDED_CHAIN_ID = 31_337;

/** Networks by their id (spec §9). What the spec calls "Sepolia 5" is 11155111 (docs/deviations.md). */
export const CHAINS: Readonly<Record<number, Chain>> = {
  1: { name: 'Ethereum', currency: 'ETH' },
  56: { name: 'BNB Smart Chain', currency: 'BNB' },
  137: { name: 'Polygon', currency: 'POL' },
  11_155_111: { name: 'Sepolia', currency: 'ETH', isTest: true },
  [EMBEDDED_CHAIN_ID]: { name: 'Mortar local chain', currency: 'ETH', isTest: true },
};

/** The real id of a network: the spec writes 5 for Sepolia. */
export const realChainId = (id: number): number => (id === 5 ? 11_155_111 : id);

/** Address of the demo wallet, whose key everybody knows: it is let in on the embedded chain alone (docs/design/market.md). */
export const DEMO_ADDRESS = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
