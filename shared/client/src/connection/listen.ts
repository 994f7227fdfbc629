import type { SocketEvents } from '@mortar/protocol/realtime';
import type { Event } from 'effector';
import { told } from './model.ts';

/** What the server tells under a name, made once at module level. It is a hint: it may come twice, late, out of order or never. */
export function listen<Name extends keyof SocketEvents>(name: Name): Event<SocketEvents[Name]> {
  return told.filterMap((event) => (event.name === name ? (event.data as SocketEvents[Name]) : undefined));
}
