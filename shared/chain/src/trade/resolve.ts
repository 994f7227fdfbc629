import { nameRegistryAbi, resolverAbi } from '@mortar/abi';
import { isAddress, keccak256, stringToHex, zeroAddress, type Address } from 'viem';
import { reader, type TradeSite } from './site.ts';

/** What a name may be (`contracts/src/names/Labels.sol`). */
const LABEL = /^(?!xn--)(?!-)[a-z0-9-]{4,63}(?<!-)$/;

/** Whether a text may be a name of the registry. */
export const isLabel = (text: string): boolean => LABEL.test(text);

/** Whether the capitals of an address are those of its checksum (EIP-55), or it has none. */
export const isSpelt = (address: string): boolean => isAddress(address);

/**
 * The Ethereum address that a name of the registry stands for now, as the resolver that its holder chose says it.
 * @returns undefined for a name that nobody holds, that has ended, or that has no address
 */
export async function resolved(site: TradeSite, registry: Address, label: string): Promise<Address | undefined> {
  const client = reader(site);
  const node = keccak256(stringToHex(label));
  const tokenId = BigInt(node);
  const names = { address: registry, abi: nameRegistryAbi } as const;
  const [{ holder }, resolver] = await Promise.all([
    client.readContract({ ...names, functionName: 'domainOf', args: [tokenId] }),
    client.readContract({ ...names, functionName: 'resolverOf', args: [tokenId] }),
  ]);
  if (holder === zeroAddress || resolver === zeroAddress) return undefined;
  const address = await client.readContract({ address: resolver, abi: resolverAbi, functionName: 'addr', args: [node] });
  return address === zeroAddress ? undefined : (address.toLowerCase() as Address);
}
