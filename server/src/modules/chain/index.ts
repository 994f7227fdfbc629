import { EMBEDDED_CHAIN_ID } from '@mortar/chain/message';
import { createCostReader } from '@mortar/chain/costs';
import { createFunderReader } from '@mortar/chain/funders';
import { createExchangeReader } from '@mortar/chain/orders';
import { createChainSource } from '@mortar/chain/source';
import { collectionTopic, marketTopic } from '@mortar/protocol/market';
import type { ModuleCore, ServerModule } from '../../core/module.ts';
import type { Realtime } from '../realtime/index.ts';
import { registerAccountRoutes } from './accounts/routes.ts';
import { registerCollectionRoutes } from './collections/routes.ts';
import { createNews, type News } from './activity/news.ts';
import { createCurrencies } from './currencies.ts';
import { deploymentsFolder, readDeployments, type Deployment } from './deployments.ts';
import { deployEmbedded } from './embedded.ts';
import { createFloorRound, FLOOR_SECONDS } from './floors/round.ts';
import { feedsOf, wakeReaders } from './feed/index.ts';
import { createGlance, type Glance } from './glance/index.ts';
import { registerFindRoutes } from './find.ts';
import { collectionId } from './ids.ts';
import { createMarkets } from './markets.ts';
import { registerMetadata } from './metadata/index.ts';
import type { Moved } from './facts/moved.ts';
import { registerEarningsRoutes } from './earnings/routes.ts';
import { registerOwnRoutes } from './own/routes.ts';
import type { WalletsOf } from './wallets.ts';
import { registerOrderRoutes } from './orders/routes.ts';
import { registerOverviewRoutes } from './overview/routes.ts';
import type { TouchedOrder } from './orders/touched.ts';
import { feedFinder } from './prices/find-feed.ts';
import { registerPriceRoutes } from './prices/routes.ts';
import { marketBeginning } from './page-beginning.ts';
import { marketPageTexts } from './page-texts.ts';
import { marketProjection } from './projection.ts';
import { createReaders } from './readers.ts';
import { createRarityRound, RARITY_SECONDS } from './rarity/round.ts';
import { registerRpcRoutes } from './rpc/routes.ts';
import { registerSignedRoutes } from './signed/routes.ts';
import { watchSigned, type Change } from './signed/watch.ts';
import { createChainFigures, followChain } from './sync/index.ts';
import { registerWarningRoutes } from './warnings/routes.ts';
import { createFunderRound, FUNDERS_SECONDS, markEarlier } from './wash/index.ts';

export { NOBODY } from './address.ts';
export { holds } from './balances/holds.ts';
export { partsOf as collectionParts } from './ids.ts';
export type { Glance } from './glance/index.ts';
export { begunAt, deploymentsFolder, writeDeployment } from './deployments.ts';
export { followMarket, type MarketEvent } from './feed/index.ts';
export { standingsOf, type Standing } from './standings/repository.ts';

/** Pause between looks at a chain's head: a block of a real chain takes seconds, one of the local chain no time. */
const POLL_MS = 1000;
const LOCAL_POLL_MS = 100;
const HOUR_SECONDS = 3600;
/** So long it is known what readers have heard of: longer than any chain takes blocks back. */
const HEARD_MS = 24 * HOUR_SECONDS * 1000;

/** What stands on the chains, in tables: each chain that has our contracts and a server is read on its own. */
export function chainModule(
  core: ModuleCore,
  { realtime: { topics } }: { realtime: Pick<Realtime, 'topics'> },
  { walletsOf }: { walletsOf: WalletsOf },
): ServerModule & { glance: Glance } {
  const {
    config,
    database: { db },
    clock,
    metrics,
  } = core;
  const { rpc, isEmbedded } = config.chains;
  const markets = createMarkets({ db, clock });
  const asking = new AbortController();
  const readers = createReaders({ db, clock, markets, rpc, signal: asking.signal });
  return {
    name: 'chain',
    pageBeginning: marketBeginning({ ...readers, clock }),
    pageTexts: marketPageTexts({ ...readers, markets, rpc }),
    glance: createGlance({ db, clock, markets }),
    async register(app) {
      const figures = createChainFigures(metrics);
      const warn = (chainId: number) => (error: unknown) => app.log.warn({ err: error, chainId }, 'a chain cannot be read on');
      const stopped = new AbortController();
      topics.add(/^market:collection:\d{1,16}-0x[0-9a-f]{40}$/);
      topics.add(/^market:chain:\d{1,16}$/);
      // A hint, which may be lost: who follows a topic reads the truth anew.
      const lost = (error: unknown) => app.log.warn({ err: error }, 'followers of a collection were not told');
      const tellNews = async (chainId: number, news: News): Promise<void> => {
        await topics.publish(marketTopic(chainId), news).catch(lost);
      };
      const tell = async (chainId: number, changes: readonly Change[]): Promise<void> => {
        for (const { collection, ...change } of changes)
          await topics.publish(collectionTopic(collectionId(chainId, collection)), change).catch(lost);
        await wakeReaders(db).catch(lost);
        const kinds = [...new Set(changes.map(({ kind }) => (kind === 'option' ? 'listing' : 'offer')))] as News['kinds'];
        const collections = [...new Set(changes.map(({ collection }) => collectionId(chainId, collection)))];
        await tellNews(chainId, { block: 0, kinds, collections });
      };
      const tellOrders = async (chainId: number, touched: readonly TouchedOrder[]): Promise<void> => {
        for (const { collection, ...order } of touched)
          await topics.publish(collectionTopic(collectionId(chainId, collection)), { kind: 'order', ...order }).catch(lost);
      };
      const tellMoves = async (chainId: number, moved: readonly Moved[]): Promise<void> => {
        for (const { collection, tokens } of moved)
          await topics.publish(collectionTopic(collectionId(chainId, collection)), { kind: 'move', tokens }).catch(lost);
      };
      registerAccountRoutes(app, { db, clock, markets });
      registerCollectionRoutes(app, { db, markets, readers });
      registerOrderRoutes(app, { db, markets });
      registerOverviewRoutes(app, readers.overview);
      registerOwnRoutes(app, { db, clock, markets, walletsOf });
      registerEarningsRoutes(app, { db, clock, markets, walletsOf });
      registerFindRoutes(app, { db, clock, markets, readers });
      registerSignedRoutes(app, { db, clock, markets, tell, walletsOf });
      registerRpcRoutes(app, { markets, rpc, isEmbedded, signal: asking.signal });
      registerWarningRoutes(app, readers.warnings);
      registerPriceRoutes(app, { find: feedFinder({ etherFeed: config.etherFeed, rpc, markets, signal: asking.signal }), clock });
      const metadata = await registerMetadata(app, core, asking.signal);
      const forgetHeard = () => feedsOf(db).forgetBefore(new Date(clock.now() - HEARD_MS));
      await core.jobs?.every('chain.feeds', HOUR_SECONDS, forgetHeard);
      await core.jobs?.every('chain.floors', FLOOR_SECONDS, createFloorRound({ db, clock }));
      await core.jobs?.every('chain.rarity', RARITY_SECONDS, createRarityRound({ db, clock, stopped: asking.signal }));
      const funders = createFunderRound({
        db,
        clock,
        stopped: asking.signal,
        onForgotten: (chainId, err) =>
          app.log.warn({ err, chainId }, "a chain's server keeps no earlier state: who funded older accounts stays unknown"),
      });
      await core.jobs?.every('chain.funders', FUNDERS_SECONDS, funders.round);
      const follow = (deployment: Deployment, url: string) => {
        const { chainId, since } = deployment;
        const exchange = createExchangeReader({ exchange: deployment.exchange as `0x${string}` }, url, asking.signal);
        const news = createNews({ db, chainId, tell: (told) => tellNews(chainId, told) });
        const signed = watchSigned({ db, chainId, exchange, clock, tell: (changes) => tell(chainId, changes) });
        markets.add({
          deployment,
          exchange,
          currencyOf: createCurrencies(chainId, url, asking.signal),
          costsOf: createCostReader(url, asking.signal),
        });
        metadata.follow(chainId, url);
        funders.follow(chainId, { read: createFunderReader(url, asking.signal), wrapped: deployment.wrapped });
        const [touched, moved]: [TouchedOrder[], Moved[]] = [[], []];
        const marked = markEarlier(db, chainId, deployment.wrapped).catch(warn(chainId));
        return followChain({
          db,
          chainId,
          since,
          async after(isNew) {
            await tellOrders(chainId, touched.splice(0));
            await tellMoves(chainId, moved.splice(0));
            await marked;
            await signed.follow(isNew);
            await news(isNew);
          },
          open: (signal) => createChainSource({ chainId, url }, signal),
          projection: marketProjection(deployment, {
            touched: (orders) => touched.push(...orders),
            moved: (all) => moved.push(...all),
          }),
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
