export * from './channels/endpoints.ts';
export * from './health/endpoints.ts';
export * from './publishing/endpoints.ts';
