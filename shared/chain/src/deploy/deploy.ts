import { concatHex, createPublicClient, createWalletClient, http, type Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { isAdminCall, planCalls, type PlannedCall } from './calls.ts';
import { FACTORY, planContracts, type Addresses } from './contracts.ts';
import type { Parties } from './parties.ts';

const RECEIPT_MS = 600_000;
const POLL_MS = 50;

export interface DeployOptions {
  chainId: number;
  /** The chain's JSON-RPC server. */
  url: string;
  /** Private key of who pays, and is admin until the rights are given. */
  key: Hex;
  /** Unset: all of them are the deployer, which only a local chain should have. */
  parties?: Parties;
  /** With wrapped ether, a test currency and a fixed price of ether, which other chains have of their own. */
  isLocal: boolean;
  /** The block of an earlier try, behind which everything is. */
  since?: number | undefined;
  /** Hears where everything will stand, before the first step. */
  begin?: (deployed: Deployed) => void;
  /** Takes a line about each step, of so many. */
  say(line: string, step: number, steps: number): void;
}

/** Where the contracts of a chain stand. */
export interface Deployed {
  chainId: number;
  /** The block behind which everything of theirs is. */
  block: number;
  addresses: Addresses;
}

const allOf = (one: Hex): Parties => ({
  admin: one,
  manager: one,
  pauser: one,
  treasury: one,
  signer: one,
  custodian: one,
  cold: one,
  minter: one,
});

/** What is left to be done on a chain. */
async function planOf({ chainId, url, key, parties, isLocal }: DeployOptions) {
  const client = createPublicClient({ transport: http(url), pollingInterval: POLL_MS });
  const found = await client.getChainId();
  if (found !== chainId) throw new Error(`${new URL(url).host} speaks for chain ${found}, not ${chainId}`);
  if (!(await client.getCode({ address: FACTORY }))) throw new Error(`chain ${chainId} has no factory at ${FACTORY}`);
  const account = privateKeyToAccount(key);
  const given = parties ?? allOf(account.address);
  const { planned, salt, at } = planContracts(given, account.address, isLocal);
  const codes = await Promise.all(planned.map(({ address }) => client.getCode({ address })));
  const missing = planned.filter((_, index) => !codes[index]);
  const isDone = missing.length === 0 && !(await client.readContract(isAdminCall(at.access, account.address)))[0];
  const deployments = missing.map(({ name, address, code }): PlannedCall => ({
    name: `${name} at ${address}`,
    to: FACTORY,
    data: concatHex([salt, code]),
  }));
  return { client, account, at, steps: isDone ? [] : [...deployments, ...planCalls(at, given, account.address)] };
}

/** The gas of each step that is left, were it done now. @throws Error where the chain's server cannot simulate */
export async function estimateDeployment(options: DeployOptions): Promise<{ name: string; gas: bigint }[]> {
  const { client, account, steps } = await planOf(options);
  const blocks = await client.simulateBlocks({
    blocks: steps.map(({ to, data }) => ({ calls: [{ account: account.address, to, data }] })),
  });
  return blocks.map(({ calls: [call] }, index) => {
    if (call!.status !== 'success') throw new Error(`${steps[index]!.name}: ${call!.error?.message ?? 'it fails'}`);
    return { name: steps[index]!.name, gas: call!.gasUsed };
  });
}

/** Where the contracts of a chain stand; undefined while anything is left to do. */
export async function findDeployment(options: DeployOptions): Promise<Deployed | undefined> {
  const { at, steps } = await planOf(options);
  return steps.length === 0 ? { chainId: options.chainId, block: options.since ?? 0, addresses: at } : undefined;
}

/**
 * Puts our contracts on a chain and gives their rights away. What stands already is left alone, so that a deployment that broke off
 * goes on where it was. @throws Error with the step that failed
 */
export async function deploy(options: DeployOptions): Promise<Deployed> {
  const { client, account, at, steps } = await planOf(options);
  const wallet = createWalletClient({ account, transport: http(options.url) });
  const block = options.since ?? Number(await client.getBlockNumber());
  const deployed: Deployed = { chainId: options.chainId, block, addresses: at };
  options.begin?.(deployed);
  for (const [index, { name, to, data }] of steps.entries()) {
    options.say(name, index + 1, steps.length);
    const hash = await wallet.sendTransaction({ to, data, chain: null });
    const { status } = await client.waitForTransactionReceipt({ hash, timeout: RECEIPT_MS });
    if (status !== 'success') throw new Error(`${name}: the transaction ${hash} was reverted`);
  }
  return deployed;
}
