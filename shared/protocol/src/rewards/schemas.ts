export * from './campaigns/schemas.ts';
export * from './invites/schemas.ts';
