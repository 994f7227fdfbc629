export * from './endpoints.ts';
export * from './error-codes.ts';
export type { Card, CardPrices, Cards } from './fields.ts';
