export * from './channels/schemas.ts';
export * from './health/schemas.ts';
export * from './publishing/schemas.ts';
export { RemoteDescription } from './remote-description.ts';
