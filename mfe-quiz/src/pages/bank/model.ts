import { createRequest } from '@mortar/client';
import { listBank } from '@mortar/protocol/quiz';
import { createPages } from '@mortar/remote-kit';

/** Questions of the bank, what changed last first. */
export const bank = createPages(createRequest(listBank), { pageSize: 30, keyOf: ({ id }) => id });
