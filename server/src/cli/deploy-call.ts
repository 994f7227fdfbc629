import { UsageError } from './usage-error.ts';

/** What an operator asks for about contracts. */
export interface DeployCall {
  command: 'deploy';
  chainId: number;
  /** A file that names who has which power; none on the local chain. */
  parties: string | undefined;
  dryRun: boolean;
}

export const DEPLOY_WORDS = 'deploy --chain <id> [--parties <file>] [--dry-run]';

/** @throws UsageError */
export function readDeployCall(values: {
  chain?: string | undefined;
  parties?: string | undefined;
  'dry-run'?: boolean | undefined;
}): DeployCall {
  const chainId = Number(values.chain);
  if (!Number.isSafeInteger(chainId) || chainId < 1) throw new UsageError(`It is: npm run mortar -- ${DEPLOY_WORDS}`);
  return { command: 'deploy', chainId, parties: values.parties, dryRun: values['dry-run'] ?? false };
}
