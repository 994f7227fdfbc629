export * from './boot.ts';
export * from './endpoints.ts';
