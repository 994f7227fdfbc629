import { createRequest } from '@mortar/client';
import { getShare } from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';

/** What somebody shows of a run. */
export const shared = createQuery(createRequest(getShare));
