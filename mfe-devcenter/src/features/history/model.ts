import { createRequest } from '@mortar/client';
import { createPages } from '../../lib/pages.ts';

export const changes = createPages(createRequest('platform.changes'));
export const audit = createPages(createRequest('platform.audit'));
