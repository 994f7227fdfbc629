import { dropCollectionAbi, dropFactoryAbi } from '@mortar/abi';
import { createWalletClient, http, keccak256, publicActions, toHex, zeroAddress, zeroHash, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

/** anvil's second account. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const HOUR_SECONDS = 3600n;

/** Somebody who trades on a chain that anvil runs. */
export function trader(url: string, key: Hex = KEY) {
  const account = privateKeyToAccount(key);
  const client = createWalletClient({ account, transport: http(url), pollingInterval: 20 }).extend(publicActions);

  return {
    address: account.address.toLowerCase() as Hex,

    /** Makes a collection of single works that anybody may mint for nothing. @returns where it stands */
    async openDrop(factory: Hex, name: string): Promise<Hex> {
      const { timestamp } = await client.getBlock();
      const terms = {
        start: timestamp,
        end: timestamp + HOUR_SECONDS,
        total: 100,
        perAddress: 10,
        perMint: 10,
        royalty: 0,
        isWhite: false,
        fee: 0n,
        signer: zeroAddress,
        merkleRoot: zeroHash,
      };
      const made = { address: factory, abi: dropFactoryAbi } as const;
      const salt = keccak256(toHex(name));
      const collection = await client.readContract({ ...made, functionName: 'addressOf', args: [account.address, false, salt] });
      await client.writeContract({
        ...made,
        functionName: 'createDrop',
        args: [false, name, 'TEST', 'ipfs://none/', terms, salt],
        chain: null,
      });
      return collection.toLowerCase() as Hex;
    },

    /** Mints the next works of a collection. */
    async mint(collection: Hex, quantity: bigint): Promise<void> {
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'mint', args: [quantity], chain: null });
    },
  };
}
