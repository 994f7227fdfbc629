export const REGISTRY_CODES = {
  registryRefused: 1512042,
  /** The key of a publication is none of this remote's, was taken back, or does not prove it. */
  keyRefused: 1512043,
} as const;
