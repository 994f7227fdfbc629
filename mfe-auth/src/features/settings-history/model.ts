import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createPages } from '@mortar/remote-kit';

/** Something that happened to the account. */
export type SecurityEvent = Output<'account.securityLog'>['items'][number];

/** What happened to the account, the latest first. */
export const history = createPages(createRequest('account.securityLog'), { keyOf: ({ id }) => id });
