export * from './endpoints.ts';
export * from './error-codes.ts';
