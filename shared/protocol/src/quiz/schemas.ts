export * from './runs/schemas.ts';
export * from './rounds/schemas.ts';
export * from './history/schemas.ts';
export * from './proof/schemas.ts';
export * from './practice/schemas.ts';
export * from './reports/schemas.ts';
export * from './rewards/schemas.ts';
export * from './sharing/schemas.ts';
