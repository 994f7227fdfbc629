import { createRequest } from '@mortar/client';
import { explainVersion } from '@mortar/protocol/registry';
import { createQuery } from '@mortar/remote-kit';

export const why = createQuery(createRequest(explainVersion));
