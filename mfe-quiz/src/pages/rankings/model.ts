import { createRequest } from '@mortar/client';
import { getContributeRanking, getInviteRanking, getRankingSettings, getTaskRanking, setRankingSettings } from '@mortar/protocol/rankings';
import { createPages, createQuery } from '@mortar/remote-kit';
import { $isSignedIn } from '@mortar/host';
import { createEvent, createStore, sample } from 'effector';
import { isOver, monthAt, type View } from './view.ts';

/** The page is opened, or shows another ranking. */
export const opened = createEvent<View & { now: number }>();

/** Each ranking by its name; of who hides theirs, nothing but the row itself tells them from others. */
export const rankings = {
  contribute: createPages(createRequest(getContributeRanking), { pageSize: 50, keyOf: (row) => row.uid || row }),
  task: createPages(createRequest(getTaskRanking), { pageSize: 50, keyOf: (row) => row.uid || row }),
  invite: createPages(createRequest(getInviteRanking), { pageSize: 50, keyOf: (row) => row.uid || row }),
};

/** Whether the month that is shown has ended. */
export const $isOver = createStore(false).on(opened, (_, { season, now }) => isOver(season, now));

const questionOf = ({ season, scope, now }: View & { now: number }) => ({ season: season === 'month' ? monthAt(now) : season, scope });
/** What the address asks of its ranking; null before it is opened. */
export const $question = createStore<ReturnType<typeof questionOf> | null>(null).on(opened, (_, view) => questionOf(view));

for (const board of ['contribute', 'task', 'invite'] as const) {
  sample({
    clock: opened,
    filter: (view) => view.board === board,
    fn: questionOf,
    target: rankings[board].wanted,
  });
}

/** How the person is shown to others. */
export const settings = createQuery(createRequest(getRankingSettings));
/** Hides the person's name from others, or shows it. */
export const hideFx = createRequest(setRankingSettings);

sample({ clock: opened, source: $isSignedIn, filter: Boolean, fn: () => undefined, target: settings.wanted });
sample({ clock: hideFx.finally, fn: () => undefined, target: settings.retried });
