import { encodeFunctionData, erc1155Abi, erc721Abi, type Address } from 'viem';
import { reader, type Call, type TradeSite } from './site.ts';

/** ERC-165's id of ERC-1155. */
const COPIES = '0xd9b67a26';
const ERC165 = [
  {
    type: 'function',
    name: 'supportsInterface',
    stateMutability: 'view',
    inputs: [{ name: 'id', type: 'bytes4' }],
    outputs: [{ name: '', type: 'bool' }],
  },
] as const;

/** Something that is given away. */
export interface Gift {
  collection: Address;
  tokenId: bigint;
  units: bigint;
  from: Address;
  to: Address;
}

/** Whether a contract stands at an address. */
export const isContract = async (site: TradeSite, address: Address): Promise<boolean> =>
  ((await reader(site).getCode({ address })) ?? '0x') !== '0x';

/** Gives something away, by the call that a contract which can't take it refuses. */
export async function giving(site: TradeSite, { collection, tokenId, units, from, to }: Gift): Promise<Call[]> {
  const isCopies = await reader(site)
    .readContract({ address: collection, abi: ERC165, functionName: 'supportsInterface', args: [COPIES] })
    .catch(() => false);
  const data = isCopies
    ? encodeFunctionData({ abi: erc1155Abi, functionName: 'safeTransferFrom', args: [from, to, tokenId, units, '0x'] })
    : encodeFunctionData({ abi: erc721Abi, functionName: 'safeTransferFrom', args: [from, to, tokenId] });
  return [{ kind: 'transfer', to: collection, data, value: 0n }];
}
