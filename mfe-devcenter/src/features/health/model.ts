import { createRequest } from '@mortar/client';
import { getHealth, listHealthErrors } from '@mortar/protocol/registry';
import { createPages, createQuery } from '@mortar/remote-kit';

export const health = createQuery(createRequest(getHealth));
export const healthErrors = createPages(createRequest(listHealthErrors));
