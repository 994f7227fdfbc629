import type { PageTextSource } from '../../../core/page-texts.ts';
import type { Db } from '../../../db/db.ts';
import { runsOf } from './repository.ts';

/** The pages of a run and of its proof say what their routes do; an address of no run is announced as a page that is not there. A proof may also be of a live event. */
export const runPageTexts =
  (db: Db): PageTextSource =>
  async (pathname) => {
    const [, kind, id] = /^\/quiz\/(runs|verify)\/([A-Za-z0-9_-]+)$/.exec(pathname) ?? [];
    if (id === undefined) return undefined;
    if (await runsOf(db).find(id)) return {};
    return kind === 'verify' ? undefined : null;
  };
