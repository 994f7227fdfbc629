import { decodeFunctionResult, encodeFunctionData, parseAbi, type Hex } from 'viem';
import { createRpc } from '../source/rpc.ts';

const ABI = parseAbi([
  'function name() view returns (string)',
  'function royaltyInfo(uint256 tokenId, uint256 salePrice) view returns (address receiver, uint256 amount)',
  'function isMetadataFrozen() view returns (bool)',
]);
/** A royalty of this price is one in hundredths of a percent. */
const BPS = 10_000n;

/** What a collection's contract says of itself now; null is what it does not say. */
export interface CollectionTerms {
  /** As it is, with all that nobody sees. */
  name: string | null;
  /** Royalty in hundredths of a percent. */
  royaltyBps: number | null;
  isFrozen: boolean | null;
}

/** Reads what collections say of themselves. */
export function createCollectionReader(url: string, signal?: AbortSignal): (address: string) => Promise<CollectionTerms> {
  const rpc = createRpc(url, signal);
  return async (to) => {
    const data = [
      encodeFunctionData({ abi: ABI, functionName: 'name' }),
      encodeFunctionData({ abi: ABI, functionName: 'royaltyInfo', args: [1n, BPS] }),
      encodeFunctionData({ abi: ABI, functionName: 'isMetadataFrozen' }),
    ];
    // Each by itself: one that a contract does not know is no fault of the others.
    const [name, royalty, frozen] = await Promise.all(
      data.map((one) =>
        rpc([{ method: 'eth_call', params: [{ to, data: one }, 'latest'] }]).then(
          ([answer]) => answer as Hex,
          () => null,
        ),
      ),
    );
    const read = <Value>(answer: Hex | null | undefined, decode: (data: Hex) => Value): Value | null => {
      try {
        return answer && answer !== '0x' ? decode(answer) : null;
      } catch {
        return null;
      }
    };
    return {
      name: read(name, (answer) => decodeFunctionResult({ abi: ABI, functionName: 'name', data: answer })),
      royaltyBps: read(royalty, (answer) => Number(decodeFunctionResult({ abi: ABI, functionName: 'royaltyInfo', data: answer })[1])),
      isFrozen: read(frozen, (answer) => decodeFunctionResult({ abi: ABI, functionName: 'isMetadataFrozen', data: answer })),
    };
  };
}
