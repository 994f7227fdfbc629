export * from './trades/schemas.ts';
