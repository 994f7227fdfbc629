import { createRequest } from '@mortar/client';
import { createQuery } from '../../lib/query.ts';

export const comparison = createQuery(createRequest('platform.healthCompare'));
