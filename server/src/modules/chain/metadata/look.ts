import { TokenRefused, type TokenReader } from '@mortar/chain/tokens';
import type { MetadataFault } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Contents } from './contents.ts';
import { documentOf } from './document.ts';
import { Unread } from './fault.ts';
import { DOCUMENT_BYTES, FIRST_RETRY_MS, LAST_RETRY_MS, PICTURE_BYTES, TRIES } from './limits.ts';
import type { Gallery } from './pictures/gallery.ts';
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

/** Why a look came to nothing; what is no fault of the token's is a server that did not answer. */
function faultOf(error: unknown): MetadataFault {
  if (error instanceof Unread) return error.fault;
  return error instanceof TokenRefused ? error.reason : 'unreachable';
}

/** Looks at single tokens: what they say, and their picture. */
export function createLook({ db, clock, readerOf, contents, gallery, stopped }: LookDeps) {
  const tokens = tokensOf(db);

  function nextOf({ tries }: TakenToken): Date | null {
    if (tries + 1 >= TRIES) return null;
    return new Date(clock.now() + Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 4 ** tries));
  }

  async function pictureOf(address: string): Promise<{ picture: string | null; pictureFault: MetadataFault | null }> {
    if (address === '') return { picture: null, pictureFault: null };
    try {
      return { picture: await gallery.keep(await contents(address, PICTURE_BYTES)), pictureFault: null };
    } catch (error) {
      return { picture: null, pictureFault: faultOf(error) };
    }
  }

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
    if (typeof found === 'string') return tokens.noteFault(token, found, nextOf(token));
    const { document, ...rest } = found;
    await tokens.note(token, document, { ...rest, at: new Date(clock.now()), next: found.pictureFault ? nextOf(token) : null });
  };
}

export type Look = ReturnType<typeof createLook>;
