import { createRequest } from '@mortar/client';
import { listVersionHealth } from '@mortar/protocol/registry';
import { createQuery } from '@mortar/remote-kit';

export { TrialFacts } from './trial-facts.tsx';
export const healthVersions = createQuery(createRequest(listVersionHealth));
