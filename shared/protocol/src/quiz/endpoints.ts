export * from './runs/endpoints.ts';
export * from './rounds/endpoints.ts';
export * from './history/endpoints.ts';
export * from './proof/endpoints.ts';
export * from './practice/endpoints.ts';
export * from './reports/endpoints.ts';
export * from './rewards/endpoints.ts';
export * from './sharing/endpoints.ts';
