import { createRequest } from '@mortar/client';
import { getHealth, listHealthErrors } from '@mortar/protocol/registry';
import { createPages } from '../../lib/pages.ts';
import { createQuery } from '../../lib/query.ts';

export const health = createQuery(createRequest(getHealth));
export const healthErrors = createPages(createRequest(listHealthErrors));
