export type { Asset } from './asset.ts';
export * from './endpoints.ts';
export * from './error-codes.ts';
export * from './names.ts';
