import { accessManagerAbi, exchangeAbi, nameControllerAbi, orderBookAbi } from '@mortar/abi';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createPublicClient, http, toFunctionSelector, zeroAddress, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { startAnvil } from '../testing/index.ts';
import { deploy, estimateDeployment, type Deployed, type DeployOptions } from './index.ts';

/** anvil's first account. */
const KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const DEPLOYER = privateKeyToAccount(KEY).address;
const account = (number: number): Hex => `0x${String(number).padStart(40, '0')}`;
const PARTIES = {
  admin: account(1),
  manager: account(2),
  pauser: account(3),
  treasury: account(4),
  signer: account(5),
  custodian: account(6),
  cold: account(7),
  minter: account(8),
};

let anvil: Awaited<ReturnType<typeof startAnvil>>;
const said: string[] = [];
beforeEach(async () => {
  anvil = await startAnvil();
  said.length = 0;
});
afterEach(() => anvil.stop());

const client = () => createPublicClient({ transport: http(anvil.url) });
const options = (more: Partial<DeployOptions> = {}): DeployOptions => ({
  chainId: 31_337,
  url: anvil.url,
  key: KEY,
  parties: PARTIES,
  isLocal: true,
  say: (line) => void said.push(line),
  ...more,
});
const may = async ({ addresses: { access } }: Deployed, who: Hex, target: Hex, signature: string): Promise<boolean> => {
  const args = [who, target, toFunctionSelector(signature)] as const;
  const [isAllowed] = await client().readContract({ address: access, abi: accessManagerAbi, functionName: 'canCall', args });
  return isAllowed;
};

test('every contract stands, set and with its rights given away', async () => {
  const done = await deploy(options());
  const { exchange, orderBook, weth, usdt, timelock, nameController, names, token } = done.addresses;
  const codes = await Promise.all(Object.values(done.addresses).map((address) => client().getCode({ address })));
  expect(codes.every(Boolean)).toBe(true);
  for (const currency of [weth!, usdt!]) {
    expect(await client().readContract({ address: exchange, abi: exchangeAbi, functionName: 'currencies', args: [currency] })).toBe(true);
    expect(await client().readContract({ address: orderBook, abi: orderBookAbi, functionName: 'currencies', args: [currency] })).toBe(true);
  }
  const price = { address: nameController, abi: nameControllerAbi } as const;
  expect(await client().readContract({ ...price, functionName: 'REGISTRY' })).toBe(names);
  // Five dollars a year, of an ether that costs 3,000.
  const cost = await client().readContract({ ...price, functionName: 'price', args: ['stoneware', 365n * 24n * 3600n, zeroAddress] });
  expect(Number(cost[0]) / 1e18).toBeCloseTo(5 / 3000, 6);
  const signature = 'function setCurrency(address,bool)';
  expect(await may(done, PARTIES.manager, exchange, signature)).toBe(true);
  expect(await may(done, PARTIES.pauser, exchange, signature)).toBe(false);
  expect(await may(done, DEPLOYER, exchange, signature)).toBe(false);
  expect(await may(done, DEPLOYER, token, 'function mint(address,uint256)')).toBe(false);
  expect(await may(done, timelock, nameController, 'function setReserved(bytes32[],bool)')).toBe(true);
});

test('the addresses of a chain that begins anew are the same', async () => {
  const { addresses } = await deploy(options());
  await anvil.stop();
  anvil = await startAnvil();
  expect((await deploy(options())).addresses).toEqual(addresses);
});

test('what broke off goes on, and what is done is left alone', async () => {
  const breaking = options({
    say(line, step) {
      said.push(line);
      if (step === 9) throw new Error('broken off');
    },
  });
  await expect(deploy(breaking)).rejects.toThrow('broken off');
  const before = said.length;
  const { addresses } = await deploy(options());
  expect(said.slice(before).filter((line) => said.slice(0, before - 1).includes(line))).toEqual([]);
  const block = await client().getBlockNumber();
  expect((await deploy(options())).addresses).toEqual(addresses);
  expect(await client().getBlockNumber()).toBe(block);
});

test('other contracts than those that stand are a set of their own, since nobody could add to a finished one', async () => {
  const before = await deploy(options({ isLocal: false }));
  const after = await deploy(options());
  expect(after.addresses.weth).toBeDefined();
  expect(Object.values(before.addresses).filter((address) => Object.values(after.addresses).includes(address))).toEqual([]);
});

test('its gas is told before anything is done', async () => {
  const told = await estimateDeployment(options());
  expect(await client().getBlockNumber()).toBe(0n);
  await deploy(options());
  expect(told.map(({ name }) => name)).toEqual(said);
  const sum = told.reduce((all, { gas }) => all + gas, 0n);
  const blocks = await Promise.all(said.map((_, index) => client().getBlock({ blockNumber: BigInt(index + 1) })));
  const used = blocks.reduce((all, { gasUsed }) => all + gasUsed, 0n);
  expect(Number(sum) / Number(used)).toBeCloseTo(1, 1);
});

test('another chain than the one that was meant is refused', async () => {
  await expect(deploy(options({ chainId: 1 }))).rejects.toThrow('speaks for chain 31337, not 1');
});
