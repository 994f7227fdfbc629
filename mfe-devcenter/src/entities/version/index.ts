import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { getVersion, listVersions } from '@mortar/protocol/registry';
import { createPages, createQuery } from '@mortar/remote-kit';

export type VersionRow = Output<typeof listVersions>['items'][number];
export type VersionFacts = Output<typeof getVersion>;

export const versions = createPages(createRequest(listVersions));
/** Versions that may be compared, as many as come at once. */
export const comparable = createQuery(createRequest(listVersions));
export const facts = createQuery(createRequest(getVersion));
/** Facts of the version that another one is compared with. */
export const factsAgainst = createQuery(createRequest(getVersion));
