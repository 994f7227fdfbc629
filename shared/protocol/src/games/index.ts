export * from './bricks.ts';
export * from './endpoints.ts';
export * from './error-codes.ts';
