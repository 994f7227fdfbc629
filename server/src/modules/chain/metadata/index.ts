import { createTokenReader, type TokenReader } from '@mortar/chain/tokens';
import type { FastifyInstance } from 'fastify';
import type { ModuleCore } from '../../../core/module.ts';
import { createPins } from '../../../objects/index.ts';
import { createFetchFile, ownServer } from '../../../lib/outside/index.ts';
import { collectionWordsOf } from './collections/repository.ts';
import { createCollectionRound } from './collections/round.ts';
import { createContents, type Gateway } from './contents.ts';
import { ROUND_SECONDS } from './limits.ts';
import { createLook } from './look.ts';
import { createGallery } from './pictures/gallery.ts';
import { createPainter } from './pictures/painter.ts';
import { servePictures } from './pictures/serve.ts';
import { tokensOf } from './repository.ts';
import { createRound } from './round.ts';

export { collectionWordsPart } from './collections/part.ts';
export { tokensPart } from './part.ts';

const HOUR_SECONDS = 3600;

const gatewayOf = (address: string | undefined): Gateway | undefined =>
  address === undefined ? undefined : { address, ask: createFetchFile(ownServer(address)) };

export type MetadataDeps = Pick<ModuleCore, 'config' | 'database' | 'clock' | 'jobs' | 'bucket'>;

/** What tokens say of themselves: read, kept and shown. @param stopped ends what is under way */
export async function registerMetadata(
  app: FastifyInstance,
  { config, database: { db }, clock, jobs, bucket }: MetadataDeps,
  stopped: AbortSignal,
) {
  const { dataDir } = config;
  const gateways = { ipfs: gatewayOf(config.ipfsGateway), arweave: gatewayOf(config.arweaveGateway) };
  const readers = new Map<number, TokenReader>();
  const painter = createPainter();
  const gallery = createGallery({ db, clock, painter, dataDir, bucket });
  const contents = createContents({ pins: createPins(dataDir, bucket), fetchFile: createFetchFile(), gateways });
  const readerOf = (chainId: number) => readers.get(chainId)!;
  const chains = () => [...readers.keys()];
  const look = createLook({ db, clock, readerOf, contents, gallery, stopped });
  const round = createRound({ db, clock, look, chains, stopped });
  const collectionRound = createCollectionRound({ db, clock, readerOf, contents, gallery, chains, stopped });
  app.addHook('onClose', async () => painter.close());
  servePictures(app, gallery);
  if (gateways.ipfs ?? gateways.arweave) await tokensOf(db).dueForGateway();
  await jobs?.every('chain.metadata', ROUND_SECONDS, round);
  await jobs?.every('chain.collection-words', ROUND_SECONDS, collectionRound);
  await jobs?.every('chain.metadata-again', HOUR_SECONDS, async () => {
    const now = new Date(clock.now());
    await tokensOf(db).lookAgain(now);
    await collectionWordsOf(db).lookAgain(now);
  });
  await jobs?.every('chain.pictures', HOUR_SECONDS, gallery.sweep);
  return {
    /** Reads the tokens of a chain from now on. */
    follow: (chainId: number, url: string) => void readers.set(chainId, createTokenReader(url, stopped)),
  };
}
