import type { RegistryDocument, SignedRegistry } from '@mortar/protocol/registry';

/** Stands in for the verification of the registry: everything is believed. */
export class RegistryRefused extends Error {}

export const isSigned = (): Promise<boolean> => Promise.resolve(true);

export const openRegistry = ({ text }: SignedRegistry): Promise<RegistryDocument> => Promise.resolve(JSON.parse(text) as RegistryDocument);
