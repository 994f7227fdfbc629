import { dropCollectionAbi, dropFactoryAbi, exchangeAbi, wrappedEtherAbi } from '@mortar/abi';
import { createWalletClient, http, keccak256, publicActions, toHex, zeroAddress, zeroHash, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { offerTypedData, optionTypedData, partsOf, type Offer, type Option, type SignedOffer, type SignedOption } from '../orders/index.ts';

/** anvil's second account. */
const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const HOUR_SECONDS = 3600n;

/** Somebody who trades on a chain that anvil runs. */
export function trader(url: string, key: Hex = KEY) {
  const account = privateKeyToAccount(key);
  const client = createWalletClient({ account, transport: http(url), pollingInterval: 20 }).extend(publicActions);

  return {
    address: account.address.toLowerCase() as Hex,

    /** Makes a collection that anybody may mint for nothing. @returns where it stands */
    async openDrop(factory: Hex, name: string, { isCopies = false, baseUri = 'ipfs://none/', royalty = 0, most = 10 } = {}): Promise<Hex> {
      const { timestamp } = await client.getBlock();
      const terms = {
        start: timestamp,
        end: timestamp + HOUR_SECONDS,
        total: 100,
        perAddress: most,
        perMint: most,
        royalty,
        isWhite: false,
        fee: 0n,
        signer: zeroAddress,
        merkleRoot: zeroHash,
      };
      const made = { address: factory, abi: dropFactoryAbi } as const;
      const salt = keccak256(toHex(name));
      const collection = await client.readContract({ ...made, functionName: 'addressOf', args: [account.address, isCopies, salt] });
      await client.writeContract({
        ...made,
        functionName: 'createDrop',
        args: [isCopies, name, 'TEST', baseUri, terms, salt],
        chain: null,
      });
      return collection.toLowerCase() as Hex;
    },

    /** Says where the metadata of a collection of theirs lies from now on. */
    async setBaseUri(collection: Hex, baseUri: string): Promise<void> {
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'setBaseURI', args: [baseUri], chain: null });
    },

    /** Says where lies what a collection of theirs says of itself. */
    async setContractUri(collection: Hex, uri: string): Promise<void> {
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'setContractURI', args: [uri], chain: null });
    },

    /** Mints the next works of a collection. */
    async mint(collection: Hex, quantity: bigint): Promise<void> {
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'mint', args: [quantity], chain: null });
    },

    /** Lets the exchange move all tokens of a collection, or no longer. */
    async approve(collection: Hex, operator: Hex, isApproved = true): Promise<void> {
      const args = [operator, isApproved] as const;
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'setApprovalForAll', args, chain: null });
    },

    /** Gives a work away. */
    async give(collection: Hex, to: Hex, tokenId: bigint): Promise<void> {
      const args = [account.address, to, tokenId] as const;
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'transferFrom', args, chain: null });
    },

    /** Destroys a work of their own. */
    async burn(collection: Hex, tokenId: bigint): Promise<void> {
      await client.writeContract({ address: collection, abi: dropCollectionAbi, functionName: 'burn', args: [tokenId], chain: null });
    },

    /** Who has a work now, in lower case. */
    async ownerOf(collection: Hex, tokenId: bigint): Promise<Hex> {
      const owner = await client.readContract({ address: collection, abi: dropCollectionAbi, functionName: 'ownerOf', args: [tokenId] });
      return owner.toLowerCase() as Hex;
    },

    /** Opens the channel of today's fee. @returns its id */
    async openChannel(exchange: Hex): Promise<Hex> {
      const call = { address: exchange, abi: exchangeAbi, functionName: 'openChannel', account } as const;
      const { result } = await client.simulateContract(call);
      await client.writeContract({ ...call, chain: null });
      return result;
    },

    /** Signs a work of their own for sale. */
    async signOption(
      exchange: Hex,
      terms: Pick<Option, 'channel' | 'collection' | 'tokenId' | 'price'> & Partial<Option>,
    ): Promise<SignedOption> {
      const { timestamp } = await client.getBlock();
      const option: Option = {
        amount: 1n,
        signer: account.address,
        nonce: terms.tokenId,
        startTime: timestamp - 1n,
        endTime: timestamp + HOUR_SECONDS,
        currency: zeroAddress,
        royaltyRate: 1000n,
        ...terms,
      };
      const market = { chainId: await client.getChainId(), exchange };
      const signature = await account.signTypedData(optionTypedData(market, option, await this.counter(exchange)));
      return { ...option, ...partsOf(signature) };
    },

    /** Signs an offer for an option. */
    async signOffer(exchange: Hex, terms: Pick<Offer, 'optionHash' | 'price'>) {
      const { timestamp } = await client.getBlock();
      const offer: Offer = { ...terms, bidder: account.address, expireTime: timestamp + HOUR_SECONDS };
      const market = { chainId: await client.getChainId(), exchange };
      const signature = await account.signTypedData(offerTypedData(market, offer, await this.counter(exchange)));
      return { ...offer, ...partsOf(signature) };
    },

    counter: (exchange: Hex): Promise<bigint> =>
      client.readContract({ address: exchange, abi: exchangeAbi, functionName: 'counters', args: [account.address] }),

    /** What the exchange owes somebody of the chain's coin. */
    creditOf: (exchange: Hex, account: Hex): Promise<bigint> =>
      client.readContract({ address: exchange, abi: exchangeAbi, functionName: 'credits', args: [account, zeroAddress] }),

    /** A nonce for an option that ends when its work moves. */
    boundNonce: (exchange: Hex, collection: Hex, tokenId: bigint, number: bigint): Promise<bigint> =>
      client.readContract({ address: exchange, abi: exchangeAbi, functionName: 'boundNonce', args: [collection, tokenId, number] }),

    hashOf: (exchange: Hex, option: SignedOption): Promise<Hex> =>
      client.readContract({ address: exchange, abi: exchangeAbi, functionName: 'hashOption', args: [option] }),

    /** Buys one of an option for ether. */
    async buy(exchange: Hex, option: SignedOption): Promise<void> {
      const args = [option, 1n, account.address] as const;
      await client.writeContract({ address: exchange, abi: exchangeAbi, functionName: 'fulfill', args, value: option.price, chain: null });
    },

    /** Sells a token of theirs to an offer for a collection. @param wanted whose signature counts for nothing @param path from the token to the root of what is wanted */
    async sellTo(exchange: Hex, wanted: SignedOption, offer: SignedOffer, tokenId: bigint, path: Hex[]): Promise<void> {
      const args = [wanted, offer, tokenId, 1n, path] as const;
      await client.writeContract({ address: exchange, abi: exchangeAbi, functionName: 'acceptCollectionOffer', args, chain: null });
    },

    /** Ends an option of theirs by its nonce. */
    async cancelNonce(exchange: Hex, nonce: bigint): Promise<void> {
      const args = [nonce >> 8n, 1n << (nonce & 255n)] as const;
      await client.writeContract({ address: exchange, abi: exchangeAbi, functionName: 'cancelNonces', args, chain: null });
    },

    /** Sends what somebody else has encoded. */
    async sendData(to: Hex, data: Hex): Promise<void> {
      await client.sendTransaction({ to, data, chain: null });
    },

    /** Ends all that they have signed. */
    async incrementCounter(exchange: Hex): Promise<void> {
      await client.writeContract({ address: exchange, abi: exchangeAbi, functionName: 'incrementCounter', chain: null });
    },

    /** Wraps ether, and lets the exchange draw it. */
    async wrap(weth: Hex, exchange: Hex, value: bigint): Promise<void> {
      await client.writeContract({ address: weth, abi: wrappedEtherAbi, functionName: 'deposit', value, chain: null });
      await client.writeContract({ address: weth, abi: wrappedEtherAbi, functionName: 'approve', args: [exchange, value], chain: null });
    },
  };
}
