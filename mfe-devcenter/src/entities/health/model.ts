import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { listVersionHealth } from '@mortar/protocol/registry';
import { createQuery } from '../../lib/query.ts';

/** A version that is watched against another one. */
export type Trial = Output<typeof listVersionHealth>['trials'][number];

export const healthVersions = createQuery(createRequest(listVersionHealth));
