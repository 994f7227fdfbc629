export * from './channels/schemas.ts';
export * from './conversations/schemas.ts';
export * from './search/schemas.ts';
