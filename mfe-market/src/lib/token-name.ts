import { shortHash } from '@mortar/ui/format';

/** What an item is called: its own name, else its number, the ends of it where it is as long as a hash. */
export const tokenName = (name: string | null, tokenId: string): string => name?.trim() || `#${shortHash(tokenId)}`;
