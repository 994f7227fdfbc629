import { TokenRefused } from '@mortar/chain/tokens';
import type { MetadataFault } from '@mortar/protocol/market';
import type { Contents } from './contents.ts';
import { Unread } from './fault.ts';
import { FIRST_RETRY_MS, LAST_RETRY_MS, PICTURE_BYTES, TRIES } from './limits.ts';
import type { Gallery } from './pictures/gallery.ts';

/** Why a look came to nothing; what is no fault of the contract's is a server that did not answer. */
export function faultOf(error: unknown): MetadataFault {
  if (error instanceof Unread) return error.fault;
  return error instanceof TokenRefused ? error.reason : 'unreachable';
}

/** When what came to nothing is looked at again; null after the last time. @param now ms @param tries looks before this one */
export const nextLook = (now: number, tries: number): Date | null =>
  tries + 1 >= TRIES ? null : new Date(now + Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 4 ** tries));

/** A picture that was kept, or why there is none. */
export interface PictureRead {
  picture: string | null;
  pictureFault: MetadataFault | null;
}

/** Reads the picture that an address leads to; none of no address. */
export const createPictureReader =
  ({ contents, gallery }: { contents: Contents; gallery: Pick<Gallery, 'keep'> }) =>
  async (address: string): Promise<PictureRead> => {
    if (address === '') return { picture: null, pictureFault: null };
    try {
      return { picture: await gallery.keep(await contents(address, PICTURE_BYTES)), pictureFault: null };
    } catch (error) {
      return { picture: null, pictureFault: faultOf(error) };
    }
  };
