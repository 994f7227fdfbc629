import { createRequest } from '@mortar/client';
import { listAudit, listChanges } from '@mortar/protocol/registry';
import { createPages } from '@mortar/remote-kit';

export const changes = createPages(createRequest(listChanges));
export const audit = createPages(createRequest(listAudit));
