export * from './boot.ts';
export * from './endpoints.ts';
export * from './first-answer.ts';
