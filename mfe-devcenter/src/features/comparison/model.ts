import { createRequest } from '@mortar/client';
import { compareHealth } from '@mortar/protocol/registry';
import { createQuery } from '../../lib/query.ts';

export const comparison = createQuery(createRequest(compareHealth));
