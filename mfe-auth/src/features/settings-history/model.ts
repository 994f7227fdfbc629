import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { listSecurityLog } from '@mortar/protocol/identity';
import { createPages } from '@mortar/remote-kit';

/** Something that happened to the account. */
export type SecurityEvent = Output<typeof listSecurityLog>['items'][number];

/** What happened to the account, the latest first. */
export const history = createPages(createRequest(listSecurityLog), { keyOf: ({ id }) => id });
