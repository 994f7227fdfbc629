import { createRequest } from '@mortar/client';
import { explainVersion } from '@mortar/protocol/registry';
import { createQuery } from '../../lib/query.ts';

export const why = createQuery(createRequest(explainVersion));
