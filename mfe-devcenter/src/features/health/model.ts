import { createRequest } from '@mortar/client';
import { createPages } from '../../lib/pages.ts';
import { createQuery } from '../../lib/query.ts';

export const health = createQuery(createRequest('platform.health'));
export const healthErrors = createPages(createRequest('platform.healthErrors'));
