import { createRequest } from '@mortar/client';
import { searchMarket } from '@mortar/protocol/market';
import { createQuery } from '@mortar/remote-kit';

/** What is found while somebody types. */
export const suggestions = createQuery(createRequest(searchMarket));
