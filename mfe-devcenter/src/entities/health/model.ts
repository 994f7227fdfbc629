import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createQuery } from '../../lib/query.ts';

/** A version that is watched against another one. */
export type Trial = Output<'platform.healthVersions'>['trials'][number];

export const healthVersions = createQuery(createRequest('platform.healthVersions'));
