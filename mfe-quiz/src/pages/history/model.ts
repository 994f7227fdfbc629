import { createRequest } from '@mortar/client';
import { getHistory } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';

/** Runs of the signed-in person that are over, the latest first. */
export const history = createPages(createRequest(getHistory), { pageSize: 10, keyOf: ({ runid }) => runid });
