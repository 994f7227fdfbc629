import { AppError } from '../../../lib/app-error.ts';
import type { Keyring } from '../../../lib/keyring.ts';

/** Where a reader of a feed stands: what the list began with, and the last place that was examined. */
export interface FeedCursor {
  feed: string;
  top: number;
  last: number;
}

/** Cursors that come back as they were given out, for ever: they are signed, and hold all that a page needs. */
export function createCursors(keyring: Pick<Keyring, 'sign' | 'unsign'>) {
  return {
    write: ({ feed, top, last }: FeedCursor): string =>
      keyring.sign('feed', Buffer.from(JSON.stringify([feed, top, last])).toString('base64url')),
    /** @throws AppError `validation` for what is none of ours, or of another feed */
    read(feed: string, text: string): FeedCursor {
      const known = keyring.unsign('feed', text);
      const [of, top, last] =
        known === undefined ? [] : (JSON.parse(Buffer.from(known, 'base64url').toString()) as [string, number, number]);
      if (of !== feed || top === undefined || last === undefined) throw new AppError('validation');
      return { feed, top, last };
    },
  };
}

export type Cursors = ReturnType<typeof createCursors>;
