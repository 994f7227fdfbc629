export * from './channels/endpoints.ts';
export * from './conversations/endpoints.ts';
export * from './search/endpoints.ts';
