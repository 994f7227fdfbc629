export const REGISTRY_CODES = { registryRefused: 1512042 } as const;
