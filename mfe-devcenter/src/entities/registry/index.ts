import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import {
  compareHealth,
  explainVersion,
  getDay,
  getHealth,
  getVersion,
  listAudit,
  listChanges,
  listHealthErrors,
  listRemotes,
  listVersionHealth,
  listVersions,
} from '@mortar/protocol/registry';
import { createPages, createQuery } from '@mortar/remote-kit';

/** A remote with its channels, as the team sees it. */
export type TeamRemote = Output<typeof listRemotes>['items'][number];
export type VersionRow = Output<typeof listVersions>['items'][number];
export type RemoteDay = Output<typeof getDay>['remotes'][number];
export type VersionFacts = Output<typeof getVersion>;

export const remotes = createQuery(createRequest(listRemotes));

export const versions = createPages(createRequest(listVersions));
/** Versions that may be compared, as many as come at once. */
export const comparable = createQuery(createRequest(listVersions));
export const facts = createQuery(createRequest(getVersion));
/** Facts of the version that another one is compared with. */
export const factsAgainst = createQuery(createRequest(getVersion));
/** Why this person gets their version. */
export const why = createQuery(createRequest(explainVersion));

/** What happened to every remote in the last 24 hours. */
export const day = createQuery(createRequest(getDay));
/** Figures of a remote over time. */
export const health = createQuery(createRequest(getHealth));
/** Figures of each of its versions in sum, and which are watched. */
export const healthVersions = createQuery(createRequest(listVersionHealth));
export const healthErrors = createPages(createRequest(listHealthErrors));
export const comparison = createQuery(createRequest(compareHealth));

export const changes = createPages(createRequest(listChanges));
export const audit = createPages(createRequest(listAudit));
