export * from './channels/schemas.ts';
export * from './health/schemas.ts';
export { RemoteDescription } from './remote-description.ts';
