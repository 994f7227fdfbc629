export { createCall, type Call } from './call.ts';
export type { CreateLink, Link, LinkEvents, LinkOutcome, LinkState } from './link.ts';
export { listen } from './listen.ts';
export { $connection, $createLink, connected, connectionDropped, connectionWanted } from './model.ts';
export { subscribe, type Subscription } from './subscribe.ts';
export { startsConnectionBy } from './open-link.ts';
