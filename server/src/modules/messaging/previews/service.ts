import type { Jobs } from '../../../jobs/index.ts';
import { createLinkPreviews, linkOf, type FetchPage } from '../../../lib/link-preview/index.ts';
import type { Db } from '../../../db/db.ts';
import type { Changes } from '../conversations/index.ts';
import { changeMessage, findMessage } from '../log/one.ts';
import type { MessageRow } from '../log/rows.ts';

export const PREVIEW_QUEUE = 'messaging.preview';

type Texted = Pick<MessageRow, 'conversationId' | 'seq' | 'rev' | 'text'>;
type Order = Omit<Texted, 'text'> & { url: string };

export interface PreviewsDeps {
  db: Db;
  jobs: Pick<Jobs, 'send'> | undefined;
  changes: Changes;
  fetchPage: FetchPage;
  failed(error: unknown): void;
}

/** Shows what the first link of a message leads to, once somebody has looked. */
export function createPreviews({ db, jobs, changes, fetchPage, failed }: PreviewsDeps) {
  const previews = createLinkPreviews(fetchPage);

  return {
    /** Orders the preview of a text that holds a link. */
    texted({ conversationId, seq, rev, text }: Texted): void {
      const url = linkOf(text);
      if (url !== undefined) void jobs?.send(db, PREVIEW_QUEUE, { conversationId, seq, rev, url } satisfies Order).catch(failed);
    },

    /** Looks, and adds what was found, unless the text has changed meanwhile. */
    async show(order: unknown): Promise<void> {
      const { conversationId, seq, rev, url } = order as Order;
      const found = await previews.read(url);
      if (!found) return;
      await changes.change(conversationId, async (change) => {
        const row = await findMessage(change, seq);
        if (row && row.rev === rev && !row.recalledAt) await changeMessage(change, row, { body: { ...row.body, preview: found } });
      });
    },
  };
}
