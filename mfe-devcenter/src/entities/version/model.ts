import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { createPages } from '../../lib/pages.ts';
import { createQuery } from '../../lib/query.ts';

export type VersionRow = Output<'platform.versions'>['items'][number];
export type VersionFacts = Output<'platform.version'>;

export const versions = createPages(createRequest('platform.versions'));
export const facts = createQuery(createRequest('platform.version'));
/** Facts of the version that another one is compared with. */
export const factsAgainst = createQuery(createRequest('platform.version'));
