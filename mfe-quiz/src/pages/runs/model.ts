import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getResult } from '@mortar/protocol/quiz';
import { getContributeRanking } from '@mortar/protocol/rankings';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';
import { round } from '#entities/round';

/** The page of a run is opened. */
export const runOpened = createEvent<{ runid: string }>();

export const result = createQuery(createRequest(getResult));
/** The person's own place among all players. */
export const ranking = createQuery(createRequest(getContributeRanking));

sample({ clock: runOpened, target: result.wanted });
sample({ clock: runOpened, fn: () => undefined, target: round.wanted });
sample({
  clock: [runOpened, $isSignedIn],
  source: $isSignedIn,
  filter: Boolean,
  fn: () => ({ season: 'all', scope: 'all' as const, pageSize: 1 }),
  target: ranking.wanted,
});
