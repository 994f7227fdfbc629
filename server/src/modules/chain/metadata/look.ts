import type { TokenReader } from '@mortar/chain/tokens';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Contents } from './contents.ts';
import { documentOf } from './document.ts';
import { DOCUMENT_BYTES } from './limits.ts';
import type { Gallery } from './pictures/gallery.ts';
import { createPictureReader, faultOf, nextLook } from './reading.ts';
import { tokensOf, type TakenToken } from './repository.ts';

export interface LookDeps {
  db: Db;
  clock: Clock;
  readerOf(chainId: number): Pick<TokenReader, 'uriOf'>;
  contents: Contents;
  gallery: Pick<Gallery, 'keep'>;
  /** What was under way when the server stopped came to nothing through no fault of the token's. */
  stopped: AbortSignal;
}

/** Looks at single tokens: what they say, and their picture. */
export function createLook({ db, clock, readerOf, contents, gallery, stopped }: LookDeps) {
  const tokens = tokensOf(db);
  const pictureOf = createPictureReader({ contents, gallery });

  async function read(token: TakenToken) {
    try {
      const { uri, block } = await readerOf(token.chainId).uriOf(token);
      const document = documentOf(await contents(uri, DOCUMENT_BYTES));
      return { document, block, ...(await pictureOf(document.picture)) };
    } catch (error) {
      return faultOf(error);
    }
  }

  /** One look, whose outcome is written down whatever it is. @throws what the database does */
  return async (token: TakenToken): Promise<void> => {
    const found = await read(token);
    if (stopped.aborted) return;
    const at = new Date(clock.now());
    const again = nextLook(clock.now(), token.tries);
    if (typeof found === 'string') return tokens.noteFault(token, found, { at, next: again });
    const { document, ...rest } = found;
    await tokens.note(token, document, { ...rest, at, next: found.pictureFault ? again : null });
  };
}

export type Look = ReturnType<typeof createLook>;
