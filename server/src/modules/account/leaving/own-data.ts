import { EXPORT_ENTRIES, type PersonalData } from '../../../lib/personal-data.ts';
import type { Assets } from '../../uploads/index.ts';
import type { History } from '../history/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Sessions } from '../session/index.ts';
import { pictureUses } from '../settings/index.ts';
import { identitiesOf } from '../users/identities.ts';

/** Largest page of a list. */
const PAGE = 100;

/** All pages of a list, as many entries as an export holds. */
async function all<Item>(read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && items.length < EXPORT_ENTRIES);
  return items;
}

export interface OwnDataDeps {
  sessions: Sessions;
  ledger: Ledger;
  history: History;
  assets: Assets;
}

/** What this module keeps of a person. */
export function accountData({ sessions, ledger, history, assets }: OwnDataDeps): PersonalData[] {
  const { db } = sessions;
  return [
    {
      name: 'profile',
      read: ({ userId }) => sessions.readProfile(userId),
      async erase(tx, { userId }) {
        for (const usedBy of Object.values(pictureUses(userId))) await assets.release(tx, usedBy);
      },
    },
    { name: 'methods', read: ({ userId }) => identitiesOf(db).methods(userId) },
    {
      name: 'sessions',
      read: async ({ userId }) =>
        (await sessions.service.list(userId)).map(({ deviceName, os, createdAt, lastSeenAt }) => ({
          deviceName,
          os,
          createdAt,
          lastSeenAt,
        })),
    },
    { name: 'bricks', read: ({ userId }) => ledger.balances(userId) },
    { name: 'brickshistory', read: ({ userId }) => all((cursor) => ledger.history(userId, { pageSize: PAGE, ...(cursor && { cursor }) })) },
    {
      name: 'securitylog',
      read: (person) => all((cursor) => history.page({ ...person, sessionId: '' }, { pageSize: PAGE, ...(cursor && { cursor }) })),
    },
  ];
}
