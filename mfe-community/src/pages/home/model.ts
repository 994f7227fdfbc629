import { createRequest } from '@mortar/client';
import { recommendUsers } from '@mortar/protocol/relations';
import { createQuery } from '@mortar/remote-kit';

/** People whom the person may know. */
export const recommended = createQuery(createRequest(recommendUsers));
