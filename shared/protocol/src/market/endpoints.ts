export * from './accounts/endpoints.ts';
export * from './collections/endpoints.ts';
export * from './trades/endpoints.ts';
export * from './prices/endpoints.ts';
export * from './overview/endpoints.ts';
export * from './rpc/endpoints.ts';
export * from './own/endpoints.ts';
export * from './earnings/endpoints.ts';
