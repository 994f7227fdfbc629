import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { createChainSource } from '@mortar/chain/source';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { deploymentsFolder, readDeployments, type Deployment } from './deployments.ts';
import { deployEmbedded } from './embedded.ts';
import { marketProjection } from './projection.ts';
import { createChainFigures, followChain } from './sync/index.ts';

export { begunAt, deploymentsFolder, writeDeployment } from './deployments.ts';

/** Pause between looks at a chain's head: a block of a real chain takes seconds, one of the local chain no time. */
const POLL_MS = 1000;
const LOCAL_POLL_MS = 100;

/** What stands on the chains, in tables: each chain that has our contracts and a server is read on its own. */
export function chainModule({ config, database: { db }, clock, metrics }: ModuleCore): ServerModule {
  const { rpc, isEmbedded } = config.chains;
  return {
    name: 'chain',
    register(app) {
      const figures = createChainFigures(metrics);
      const warn = (chainId: number) => (error: unknown) => app.log.warn({ err: error, chainId }, 'a chain cannot be read on');
      const follow = (deployment: Deployment, url: string) =>
        followChain({
          db,
          chainId: deployment.chainId,
          since: deployment.since,
          open: (signal) => createChainSource({ chainId: deployment.chainId, url }, signal),
          projection: marketProjection(deployment),
          clock,
          figures,
          pollMs: deployment.chainId === EMBEDDED_CHAIN_ID ? LOCAL_POLL_MS : POLL_MS,
          warn: warn(deployment.chainId),
        });
      const onChains = readDeployments(deploymentsFolder(config.root)).flatMap((deployment) => {
        const url = rpc[deployment.chainId];
        return url === undefined ? [] : [follow(deployment, url)];
      });
      const stopped = new AbortController();
      const local = isEmbedded ? rpc[EMBEDDED_CHAIN_ID] : undefined;
      const onLocal =
        local === undefined
          ? undefined
          : deployEmbedded(local, stopped.signal, warn(EMBEDDED_CHAIN_ID)).then((deployment) => deployment && follow(deployment, local));
      app.addHook('onClose', async () => {
        stopped.abort();
        const stops = [...onChains, await onLocal];
        await Promise.all(stops.map(async (stop) => stop?.()));
      });
    },
  };
}
