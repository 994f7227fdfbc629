import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { StartError } from '../../lib/start-error.ts';

const Address = Type.String({ pattern: '^0x[0-9a-fA-F]{40}$' });

/** Our contracts on a chain, as `contracts/deployments/<chain>.json` has them. */
const Deployed = Type.Object({
  chainId: Type.Integer({ minimum: 1 }),
  exchange: Address,
  /** Collections that are followed from the first block on. */
  collections: Type.Array(Address),
});

/** Where our contracts stand on one chain; addresses in lower case. */
export interface Deployment {
  chainId: number;
  exchange: string;
  collections: readonly string[];
}

/** @throws StartError that names the file */
function readDeployment(file: string): Deployment {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Value.Check(Deployed, value)) throw new StartError(`${file} is no deployment: see contracts/README.md`);
  const { chainId, exchange, collections } = value;
  return { chainId, exchange: exchange.toLowerCase(), collections: collections.map((one) => one.toLowerCase()) };
}

/** All deployments of a folder; none where it isn't there. */
export function readDeployments(folder: string): Deployment[] {
  const names = (() => {
    try {
      return readdirSync(folder).filter((name) => name.endsWith('.json'));
    } catch {
      return [];
    }
  })();
  return names.map((name) => readDeployment(join(folder, name)));
}
