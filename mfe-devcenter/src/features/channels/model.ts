import { createRequest } from '@mortar/client';
import { createQuery } from '../../lib/query.ts';

export const why = createQuery(createRequest('platform.why'));
