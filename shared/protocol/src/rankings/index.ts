export * from './endpoints.ts';
export type { RankRow } from './schemas.ts';
