import { createRequest } from '@mortar/client';
import { getMarketOverview } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** What there is on each chain that the site reads. */
export const overview = createQuery(createRequest(getMarketOverview));

/** A page names chains and currencies; what was read of them once is enough for it. */
export const overviewNeeded = createEvent();

sample({ clock: overviewNeeded, source: overview.$data, filter: (data) => data === null, fn: () => undefined, target: overview.wanted });
