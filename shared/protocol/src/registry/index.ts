export * from './document.ts';
export * from './endpoints.ts';
export * from './error-codes.ts';
export * from './local-remote.ts';
export * from './paths.ts';
export * from './publishing/proof.ts';
export type { RemoteDescription, RemoteNavigationEntry, RemoteRoute } from './remote-description.ts';
export * from './signed-document.ts';
export { HOST_SLOTS } from './slots.ts';
