import type { TokenReader } from '@mortar/chain/tokens';
import type { Db } from '../../../../db/db.ts';
import type { Clock } from '../../../../lib/clock.ts';
import type { Contents } from '../contents.ts';
import { documentOf } from '../document.ts';
import { AT_ONCE, DOCUMENT_BYTES, ROUND_MS } from '../limits.ts';
import type { Gallery } from '../pictures/gallery.ts';
import { createPictureReader, faultOf, nextLook } from '../reading.ts';
import { collectionWordsOf, type TakenCollection } from './repository.ts';

export interface CollectionRoundDeps {
  db: Db;
  clock: Clock;
  readerOf(chainId: number): Pick<TokenReader, 'contractUriOf'>;
  contents: Contents;
  gallery: Pick<Gallery, 'keep'>;
  /** Chains that are followed. */
  chains(): readonly number[];
  stopped: AbortSignal;
}

/** Looks at what collections say of themselves, those that are due, some at a time. */
export function createCollectionRound({ db, clock, readerOf, contents, gallery, chains, stopped }: CollectionRoundDeps) {
  const words = collectionWordsOf(db);
  const pictureOf = createPictureReader({ contents, gallery });

  async function read({ chainId, collection }: TakenCollection) {
    try {
      const { uri, block } = await readerOf(chainId).contractUriOf(collection);
      const document = documentOf(await contents(uri, DOCUMENT_BYTES));
      const { picture, pictureFault: fault } = await pictureOf(document.picture);
      return { document, block, picture, fault };
    } catch (error) {
      return faultOf(error);
    }
  }

  async function look(taken: TakenCollection): Promise<void> {
    const found = await read(taken);
    if (stopped.aborted) return;
    const at = new Date(clock.now());
    const again = nextLook(clock.now(), taken.tries);
    if (typeof found === 'string') return words.noteFault(taken, found, { at, next: again });
    const { document, ...rest } = found;
    await words.note(taken, document, { ...rest, at, next: rest.fault ? again : null });
  }

  async function lane(end: number): Promise<void> {
    while (!stopped.aborted && clock.now() < end) {
      const taken = await words.take(chains(), new Date(clock.now()));
      if (!taken) return;
      await look(taken);
    }
  }

  return async (): Promise<void> => {
    const end = clock.now() + ROUND_MS;
    await Promise.all(Array.from({ length: AT_ONCE }, () => lane(end)));
  };
}
