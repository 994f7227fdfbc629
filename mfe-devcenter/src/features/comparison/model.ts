import { createRequest } from '@mortar/client';
import { compareHealth } from '@mortar/protocol/registry';
import { createQuery } from '@mortar/remote-kit';

export const comparison = createQuery(createRequest(compareHealth));
