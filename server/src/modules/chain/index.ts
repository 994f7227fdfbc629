import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { createChainSource } from '@mortar/chain/source';
import { join } from 'node:path';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import { readDeployments } from './deployments.ts';
import { marketProjection } from './projection.ts';
import { createChainFigures, followChain } from './sync/index.ts';

/** Pause between looks at a chain's head: a block of a real chain takes seconds, one of the local chain no time. */
const POLL_MS = 1000;
const LOCAL_POLL_MS = 100;

/** What stands on the chains, in tables: each chain that has our contracts and a server is read on its own. */
export function chainModule({ config, database: { db }, clock, metrics }: ModuleCore): ServerModule {
  return {
    name: 'chain',
    register(app) {
      const figures = createChainFigures(metrics);
      for (const deployment of readDeployments(join(config.root, 'contracts', 'deployments'))) {
        const { chainId } = deployment;
        const url = config.chains.rpc[chainId];
        if (url === undefined) continue;
        const stop = followChain({
          db,
          chainId,
          open: (signal) => createChainSource({ chainId, url }, signal),
          projection: marketProjection(deployment),
          clock,
          figures,
          pollMs: chainId === EMBEDDED_CHAIN_ID ? LOCAL_POLL_MS : POLL_MS,
          warn: (error) => app.log.warn({ err: error, chainId }, 'a chain cannot be read on'),
        });
        app.addHook('onClose', stop);
      }
    },
  };
}
