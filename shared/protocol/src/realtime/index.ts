export * from './connection.ts';
export * from './endpoints.ts';
