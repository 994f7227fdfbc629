import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { createExchangeReader } from '@mortar/chain/orders';
import { createChainSource } from '@mortar/chain/source';
import { collectionTopic } from '@mortar/protocol/market';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Realtime } from '../realtime/index.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { registerCollectionRoutes } from './collections/routes.ts';
import { createCurrencies } from './currencies.ts';
import { deploymentsFolder, readDeployments, type Deployment } from './deployments.ts';
import { deployEmbedded } from './embedded.ts';
import { collectionId } from './ids.ts';
import { createMarkets } from './markets.ts';
import { registerMetadata } from './metadata/index.ts';
import { registerOverviewRoutes } from './overview/routes.ts';
import { feedFinder } from './prices/find-feed.ts';
import { registerPriceRoutes } from './prices/routes.ts';
import { marketProjection } from './projection.ts';
import { createRarityRound, RARITY_SECONDS } from './rarity/round.ts';
import { registerRpcRoutes } from './rpc/routes.ts';
import { registerSignedRoutes } from './signed/routes.ts';
import { watchSigned, type Change } from './signed/watch.ts';
import { createChainFigures, followChain } from './sync/index.ts';

export { begunAt, deploymentsFolder, writeDeployment } from './deployments.ts';

/** Pause between looks at a chain's head: a block of a real chain takes seconds, one of the local chain no time. */
const POLL_MS = 1000;
const LOCAL_POLL_MS = 100;

/** What stands on the chains, in tables: each chain that has our contracts and a server is read on its own. */
export function chainModule(core: ModuleCore, { realtime: { topics } }: { realtime: Pick<Realtime, 'topics'> }): ServerModule {
  const {
    config,
    database: { db },
    clock,
    metrics,
  } = core;
  const { rpc, isEmbedded } = config.chains;
  return {
    name: 'chain',
    async register(app) {
      const figures = createChainFigures(metrics);
      const warn = (chainId: number) => (error: unknown) => app.log.warn({ err: error, chainId }, 'a chain cannot be read on');
      const stopped = new AbortController();
      const asking = new AbortController();
      const markets = createMarkets({ db, clock });
      topics.add(/^market:collection:\d{1,16}-0x[0-9a-f]{40}$/);
      // A hint, which may be lost: who follows a topic reads the truth anew.
      const lost = (error: unknown) => app.log.warn({ err: error }, 'followers of a collection were not told');
      const tell = async (chainId: number, changes: readonly Change[]): Promise<void> => {
        for (const { collection, ...change } of changes)
          await topics.publish(collectionTopic(collectionId(chainId, collection)), change).catch(lost);
      };
      registerAccountRoutes(app, { db, clock, markets });
      registerCollectionRoutes(app, { db, clock, markets });
      registerOverviewRoutes(app, { db, clock, markets });
      registerSignedRoutes(app, { db, clock, markets, tell });
      registerRpcRoutes(app, { markets, rpc, isEmbedded, signal: asking.signal });
      registerPriceRoutes(app, { find: feedFinder({ etherFeed: config.etherFeed, rpc, markets, signal: asking.signal }), clock });
      const metadata = await registerMetadata(app, core, asking.signal);
      await core.jobs?.every('chain.rarity', RARITY_SECONDS, createRarityRound({ db, clock, stopped: asking.signal }));
      const follow = (deployment: Deployment, url: string) => {
        const { chainId, since } = deployment;
        const exchange = createExchangeReader({ exchange: deployment.exchange as `0x${string}` }, url, asking.signal);
        const signed = watchSigned({ db, chainId, exchange, clock, tell: (changes) => tell(chainId, changes) });
        markets.add({ deployment, exchange, currencyOf: createCurrencies(chainId, url, asking.signal) });
        metadata.follow(chainId, url);
        return followChain({
          db,
          chainId,
          since,
          after: signed.follow,
          open: (signal) => createChainSource({ chainId, url }, signal),
          projection: marketProjection(deployment),
          clock,
          figures,
          pollMs: chainId === EMBEDDED_CHAIN_ID ? LOCAL_POLL_MS : POLL_MS,
          warn: warn(chainId),
        });
      };
      const onChains = readDeployments(deploymentsFolder(config.root)).flatMap((deployment) => {
        const url = rpc[deployment.chainId];
        return url === undefined ? [] : [follow(deployment, url)];
      });
      const local = isEmbedded ? rpc[EMBEDDED_CHAIN_ID] : undefined;
      const onLocal =
        local === undefined
          ? undefined
          : deployEmbedded(local, stopped.signal, warn(EMBEDDED_CHAIN_ID)).then((deployment) => deployment && follow(deployment, local));
      app.addHook('onClose', async () => {
        stopped.abort();
        const ends = [...onChains, await onLocal].flatMap((stop) => stop?.() ?? []);
        asking.abort();
        await Promise.all(ends);
      });
    },
  };
}
