export * from './campaigns/endpoints.ts';
export * from './invites/endpoints.ts';
