import type { Deployment } from './deployments.ts';

/** What the platform's own collections are called: they have no row of their own. */
export const OWN = { names: 'Mortar Names', boxes: 'Mortar Mystery Boxes' } as const;

/** The same by their contracts; undefined for whatever else. */
export const ownName = ({ names, boxes }: Deployment, collection: string): string | undefined =>
  ({ [names]: OWN.names, [boxes]: OWN.boxes })[collection];

/** What a collection is called, whose contract may have no name that is known. */
export const collectionName = (deployment: Deployment, collection: string, name: string | null): string =>
  name ?? ownName(deployment, collection) ?? collection;

/** The same as `ownName` in SQL, null for whatever else. @param names place of the contract of names, as `boxes` is of that of boxes */
export const ownNameOf = (collection: string, names: string, boxes: string): string =>
  `case ${collection} when ${names}::text then '${OWN.names}' when ${boxes}::text then '${OWN.boxes}' end`;
