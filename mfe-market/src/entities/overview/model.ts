import { createRequest } from '@mortar/client';
import { getMarketOverview } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';

/** What there is on each chain that the site reads. */
export const overview = createQuery(createRequest(getMarketOverview));
