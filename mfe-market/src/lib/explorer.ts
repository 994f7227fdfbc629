/** Public explorers of blocks, by chain; the local chain has none. */
const EXPLORERS: Readonly<Record<number, string>> = {
  1: 'https://etherscan.io',
  56: 'https://bscscan.com',
  137: 'https://polygonscan.com',
  11_155_111: 'https://sepolia.etherscan.io',
};

/** Way to a transaction or block at somebody else's place, by the site's own page for that; undefined without an explorer. */
export function explorerPath(chain: number, of: 'tx' | 'block', id: string | number): string | undefined {
  const explorer = EXPLORERS[chain];
  return explorer && leavingPath(`${explorer}/${of}/${id}`);
}

/** The site's page that says where somebody is about to go. */
export const leavingPath = (address: string): string => `/redirect?${new URLSearchParams({ url: address })}`;
