import { deploy, estimateDeployment, PARTIES, type Parties } from '@mortar/chain/deploy';
import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { readFileSync } from 'node:fs';
import type { Config } from '../config.ts';
import { StartError } from '../lib/start-error.ts';
import { begunAt, deploymentsFolder, writeDeployment } from '../modules/chain/index.ts';
import type { DeployCall } from './deploy-call.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** What a file of parties says. @throws StartError where it is none */
function readJson(file: string): Partial<Parties> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8'))) as Partial<Parties>;
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'it is no JSON'}.`);
  }
}

/** @throws StartError that names what is missing */
function readParties(file: string): Parties {
  const given = readJson(file);
  const missing = PARTIES.filter((name) => !ADDRESS.test(given[name] ?? ''));
  if (missing.length > 0) throw new StartError(`${file} has no address of ${missing.join(', ')}.`);
  return given as Parties;
}

const failed = (error: unknown): never => {
  throw new StartError(
    error instanceof Error ? ((error as Error & { shortMessage?: string }).shortMessage ?? error.message) : String(error),
  );
};

/** Puts the contracts on a chain, or tells what that would cost. @param say takes a line about each step @returns the last line */
export async function answerDeploy(
  { chainId, parties, dryRun }: DeployCall,
  { chains, deployerKey, root }: Pick<Config, 'chains' | 'deployerKey' | 'root'>,
  say: (line: string) => void,
): Promise<string> {
  const url = chains.rpc[chainId];
  if (url === undefined) throw new StartError(`No server of chain ${chainId}: set CHAIN_RPC_${chainId}.`);
  if (deployerKey === undefined)
    throw new StartError('Nobody pays: set CHAIN_DEPLOYER_KEY to the private key of an account that has some.');
  const isLocal = chainId === EMBEDDED_CHAIN_ID;
  if (parties === undefined && !isLocal) throw new StartError(`Name who has which power with --parties <file>: ${PARTIES.join(', ')}.`);
  const folder = deploymentsFolder(root);
  const options = {
    chainId,
    url,
    key: deployerKey as `0x${string}`,
    isLocal,
    ...(parties !== undefined && { parties: readParties(parties) }),
    since: begunAt(folder, chainId),
    say: (line: string, step: number, steps: number) => say(`${step} of ${steps}: ${line}`),
  };
  if (dryRun) {
    const steps = await estimateDeployment(options).catch(failed);
    for (const { name, gas } of steps) say(`${String(gas).padStart(10)} gas  ${name}`);
    return `${steps.length} steps, ${steps.reduce((sum, { gas }) => sum + gas, 0n)} gas; nothing was done`;
  }
  const deployed = await deploy({ ...options, begin: (begun) => void writeDeployment(folder, begun) }).catch(failed);
  return `The contracts stand on chain ${chainId}: ${writeDeployment(folder, deployed)}`;
}
