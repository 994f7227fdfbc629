export { createCall, type Call } from './call.ts';
export { hostConnection, type ConnectionHost } from './connection-host.ts';
export type { SealedAuth } from './handshake.ts';
export type { CreateLink, Link, LinkEvents, LinkOutcome, LinkState } from './link.ts';
export { listen } from './listen.ts';
export { $connection, $createLink, connected, connectionDropped, connectionWanted } from './model.ts';
export { subscribe, type Subscription } from './subscribe.ts';
