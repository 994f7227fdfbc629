import { allPages, type PersonalData } from '../../../core/personal-data.ts';
import type { Assets } from '../../uploads/index.ts';
import type { History } from '../history/service.ts';
import type { IdentityContext } from '../context.ts';
import { pictureUses } from '../settings/service.ts';
import { identitiesOf } from '../users/identities.ts';

/** Largest page of a list. */
const PAGE = 100;

/** What this module keeps of a person. */
export function identityData(
  { db, sessions, readProfile }: IdentityContext,
  { history, assets }: { history: History; assets: Assets },
): PersonalData[] {
  return [
    {
      name: 'profile',
      read: ({ userId }) => readProfile(userId),
      async erase(tx, { userId }) {
        for (const usedBy of Object.values(pictureUses(userId))) await assets.release(tx, usedBy);
      },
    },
    { name: 'methods', read: ({ userId }) => identitiesOf(db).methods(userId) },
    {
      name: 'sessions',
      read: async ({ userId }) =>
        (await sessions.list(userId)).map(({ deviceName, os, createdAt, lastSeenAt }) => ({
          deviceName,
          os,
          createdAt,
          lastSeenAt,
        })),
    },
    {
      name: 'securitylog',
      read: (person) => allPages((cursor) => history.page({ ...person, sessionId: '' }, { pageSize: PAGE, ...(cursor && { cursor }) })),
    },
  ];
}
