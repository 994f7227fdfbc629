export * from './trades/endpoints.ts';
