// One chunk for pages of browsers without shared workers.
export { createLeaderLink } from './shared/leader-link.ts';
export { createSocketLink } from './socket-link.ts';
