export type { Addresses } from './contracts.ts';
export { deployLocally, findLocalDeployment } from './local.ts';
export { deploy, estimateDeployment, type Deployed, type DeployOptions } from './deploy.ts';
export { PARTIES, type Parties } from './parties.ts';
