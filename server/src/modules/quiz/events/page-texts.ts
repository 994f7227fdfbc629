import type { PageTextSource } from '../../../core/page-texts.ts';
import type { Db } from '../../../db/db.ts';
import { eventsOf } from './repository.ts';

/** The pages of a live event, and of its proof, say what their routes do; an address of none is announced as a page that is not there. */
export const eventPageTexts =
  (db: Db): PageTextSource =>
  async (pathname) => {
    const [, id] = /^\/quiz\/(?:events|verify)\/([A-Za-z0-9_-]+)(?:\/result)?$/.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    return (await eventsOf(db).find(id)) ? {} : null;
  };
