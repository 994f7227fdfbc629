import { createRequest } from '@mortar/client';
import { listAudit, listChanges } from '@mortar/protocol/registry';
import { createPages } from '../../lib/pages.ts';

export const changes = createPages(createRequest(listChanges));
export const audit = createPages(createRequest(listAudit));
