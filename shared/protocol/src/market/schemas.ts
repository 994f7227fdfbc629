export * from './accounts/schemas.ts';
export * from './collections/schemas.ts';
export * from './trades/schemas.ts';
export * from './prices/schemas.ts';
export * from './overview/schemas.ts';
export * from './rpc/schemas.ts';
export * from './own/schemas.ts';
export * from './earnings/schemas.ts';
