import { createRequest } from '@mortar/client';
import { getContributeRanking, getInviteRanking, getTaskRanking } from '@mortar/protocol/rankings';
import { createPages } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { monthAt, type View } from './view.ts';

/** The page is opened, or shows another ranking. */
export const opened = createEvent<View & { now: number }>();

/** Each ranking by its name. */
export const rankings = {
  contribute: createPages(createRequest(getContributeRanking), { pageSize: 50, keyOf: ({ rank, uid }) => uid || rank }),
  task: createPages(createRequest(getTaskRanking), { pageSize: 50, keyOf: ({ rank, uid }) => uid || rank }),
  invite: createPages(createRequest(getInviteRanking), { pageSize: 50, keyOf: ({ rank, uid }) => uid || rank }),
};

for (const board of ['contribute', 'task', 'invite'] as const) {
  sample({
    clock: opened,
    filter: (view) => view.board === board,
    fn: ({ season, scope, now }) => ({ season: season === 'all' ? season : monthAt(now), scope }),
    target: rankings[board].wanted,
  });
}
