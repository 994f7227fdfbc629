import { networkOf, widerNetworkOf } from '../../../lib/network-of.ts';

/**
 * What counts as one party's network when versions are judged. One line of a home or an office often has a whole /56 or
 * /48, and one customer of a host a handful of neighbours.
 */
export const partyOf = (ip: string): string => widerNetworkOf(networkOf(ip));
