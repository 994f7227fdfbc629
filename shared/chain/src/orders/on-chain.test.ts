import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestClient, hashTypedData, http, publicActions, walletActions, zeroAddress, zeroHash, type Address, type Hex } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import { privateKeyToAccount } from 'viem/accounts';
import { accessManagerAbi, accessManagerBytecode, exchangeAbi, exchangeBytecode, feeManagerAbi, feeManagerBytecode } from '@mortar/abi';
import { startAnvil } from '../testing/index.ts';
import { optionTypedData, type Option } from './index.ts';

/** The first account of every anvil. */
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
let anvil: Awaited<ReturnType<typeof startAnvil>>;

const clientOf = (url: string) =>
  createTestClient({ account, mode: 'anvil', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
let client: ReturnType<typeof clientOf>;

beforeAll(async () => {
  anvil = await startAnvil();
  client = clientOf(anvil.url);
});
afterAll(() => anvil.stop());

async function addressOf(hash: Hex): Promise<Address> {
  const { contractAddress } = await waitForTransactionReceipt(client, { hash, pollingInterval: 20 });
  return contractAddress!;
}

test('what shared/abi has is deployed, answers, and hashes an option as a wallet does', async () => {
  const chain = null;
  const authority = await addressOf(
    await client.deployContract({ chain, abi: accessManagerAbi, bytecode: accessManagerBytecode, args: [account.address] }),
  );
  const fees = await addressOf(
    await client.deployContract({ chain, abi: feeManagerAbi, bytecode: feeManagerBytecode, args: [authority, account.address] }),
  );
  const exchange = await addressOf(
    await client.deployContract({ chain, abi: exchangeAbi, bytecode: exchangeBytecode, args: [authority, fees] }),
  );
  const option: Option = {
    channel: zeroHash,
    collection: fees,
    tokenId: 1n,
    amount: 1n,
    signer: account.address,
    nonce: 2n ** 200n,
    startTime: 0n,
    endTime: 2n ** 64n,
    price: 10n ** 18n,
    currency: zeroAddress,
    royaltyRate: 1000n,
  };
  const asked = { ...option, v: 0, r: zeroHash, s: zeroHash };
  const hash = await client.readContract({ address: exchange, abi: exchangeAbi, functionName: 'hashOption', args: [asked] });
  expect(hash).toBe(hashTypedData(optionTypedData({ chainId: 31_337, exchange }, option, 0n)));
});
