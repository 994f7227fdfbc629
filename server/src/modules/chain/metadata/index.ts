import { createTokenReader, type TokenReader } from '@mortar/chain/tokens';
import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../../core/module.ts';
import { createPins } from '../../../objects/index.ts';
import { createFetchFile, ownServer } from '../../../lib/outside/index.ts';
import { createAnimations } from './animations/animations.ts';
import { registerAnimationRoutes } from './animations/routes.ts';
import { createShelf } from './animations/shelf.ts';
import { collectionWordsOf } from './collections/repository.ts';
import { createCollectionRound } from './collections/round.ts';
import { createContents, type Gateway } from './contents.ts';
import { ANIMATION_MS, ROUND_SECONDS } from './limits.ts';
import { createLook } from './look.ts';
import { createGallery } from './pictures/gallery.ts';
import { createPainter } from './pictures/painter.ts';
import { servePictures } from './pictures/serve.ts';
import { tokensOf } from './repository.ts';
import { createRound } from './round.ts';

export { collectionWordsPart } from './collections/part.ts';
export { tokensPart } from './part.ts';

const HOUR_SECONDS = 3600;

/** @param mostMs longest time for one file, where it is not the usual one */
const contentsOf = ({ config, bucket }: Pick<ModuleCore, 'config' | 'bucket'>, mostMs?: number) => {
  const limit = mostMs === undefined ? {} : { mostMs };
  const gatewayOf = (address: string | undefined): Gateway | undefined =>
    address === undefined ? undefined : { address, ask: createFetchFile({ ...ownServer(address), ...limit }) };
  return createContents({
    pins: createPins(config.dataDir, bucket),
    fetchFile: createFetchFile(limit),
    gateways: { ipfs: gatewayOf(config.ipfsGateway), arweave: gatewayOf(config.arweaveGateway) },
  });
};

export type MetadataDeps = Pick<ModuleCore, 'config' | 'database' | 'clock' | 'jobs' | 'bucket'>;

/** What tokens say of themselves: read, kept and shown. @param stopped ends what is under way */
export async function registerMetadata(
  app: FastifyInstance,
  { config, database: { db }, clock, jobs, bucket }: MetadataDeps,
  stopped: AbortSignal,
) {
  const { dataDir } = config;
  const readers = new Map<number, TokenReader>();
  const painter = createPainter();
  const gallery = createGallery({ db, clock, painter, dataDir, bucket });
  const contents = contentsOf({ config, bucket });
  const readerOf = (chainId: number) => readers.get(chainId)!;
  const chains = () => [...readers.keys()];
  const look = createLook({ db, clock, readerOf, contents, gallery, stopped });
  const round = createRound({ db, clock, look, chains, stopped });
  const collectionRound = createCollectionRound({ db, clock, readerOf, contents, gallery, chains, stopped });
  const shelf = createShelf({ db, clock, dataDir, bucket });
  const slow = contentsOf({ config, bucket }, ANIMATION_MS);
  const animations = createAnimations({ db, clock, readerOf: (chainId) => readers.get(chainId), contents: slow, painter, shelf, stopped });
  app.addHook('onClose', async () => painter.close());
  servePictures(app, gallery);
  registerAnimationRoutes(app, animations, shelf);
  if (config.ipfsGateway ?? config.arweaveGateway) {
    await tokensOf(db).dueForGateway();
    await collectionWordsOf(db).dueForGateway();
  }
  await jobs?.every('chain.metadata', ROUND_SECONDS, round);
  await jobs?.every('chain.collection-words', ROUND_SECONDS, collectionRound);
  await jobs?.every('chain.metadata-again', HOUR_SECONDS, async () => {
    const now = new Date(clock.now());
    await tokensOf(db).lookAgain(now);
    await collectionWordsOf(db).lookAgain(now);
  });
  await jobs?.every('chain.pictures', HOUR_SECONDS, gallery.sweep);
  await jobs?.every('chain.animations', HOUR_SECONDS, shelf.sweep);
  return {
    /** Reads the tokens of a chain from now on. */
    follow: (chainId: number, url: string) => void readers.set(chainId, createTokenReader(url, stopped)),
  };
}
