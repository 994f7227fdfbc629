import type { Deployed } from '@mortar/chain/deploy';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { StartError } from '../../lib/start-error.ts';

const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });

/** Those of our contracts that are read. */
const CONTRACTS = ['exchange', 'orderBook', 'drops', 'names', 'resolver', 'boxes', 'oracle'] as const;
type ContractName = (typeof CONTRACTS)[number];

const File = Type.Object({
  chainId: Type.Integer({ minimum: 1 }),
  block: Type.Integer({ minimum: 0 }),
  addresses: Type.Object({ ...Object.fromEntries(CONTRACTS.map((name) => [name, Address])), weth: Type.Optional(Address) }),
});

/** What is followed of our contracts on one chain; addresses in lower case. */
export interface Deployment extends Record<ContractName, string> {
  chainId: number;
  /** Wrapped ether; undefined where nobody has named it. */
  wrapped?: string | undefined;
  /** Everything of ours is behind this block. */
  since: number;
}

type Known = Pick<Deployed, 'chainId' | 'block'> & { addresses: Pick<Deployed['addresses'], ContractName> & { weth?: string } };

export const deploymentOf = ({ chainId, block, addresses }: Known): Deployment => {
  const lower = CONTRACTS.map((name) => [name, addresses[name].toLowerCase()]);
  return { chainId, since: block, wrapped: addresses.weth?.toLowerCase(), ...(Object.fromEntries(lower) as Record<ContractName, string>) };
};

/** @throws StartError that names the file */
function readDeployment(file: string): Known {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(File, value)) throw new StartError(`${file} is no deployment: see contracts/README.md`);
  return value as Known;
}

/** All deployments of a folder, which need not be there. */
export const readDeployments = (folder: string): Deployment[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => deploymentOf(readDeployment(join(folder, name))))
    : [];

/** Where deployments are written down. @param root of the workspace */
export const deploymentsFolder = (root: string): string => join(root, 'contracts', 'deployments');

const fileOf = (folder: string, chainId: number): string => join(folder, `${chainId}.json`);

/** The block of a chain behind which an earlier deployment began. */
export function begunAt(folder: string, chainId: number): number | undefined {
  const file = fileOf(folder, chainId);
  return existsSync(file) ? readDeployment(file).block : undefined;
}

/** Writes a deployment down, for servers to follow and for people to keep. @returns the file */
export function writeDeployment(folder: string, deployed: Deployed): string {
  mkdirSync(folder, { recursive: true });
  const file = fileOf(folder, deployed.chainId);
  writeFileSync(file, `${JSON.stringify(deployed, undefined, 2)}\n`);
  return file;
}
