import type { BanCode } from '../../../lib/bans.ts';

/** What outlives the call that opened it, such as a socket: whose it is, and from where. */
interface Connection {
  sessionId: string;
  uid: string;
  ip: string;
  deviceId: string;
}

/** Why a connection may not go on: its session is over, or its person, device or network is shut out. */
type RevokedBy = 'tokenInvalid' | BanCode;

/**
 * Port for sockets: calls back once as soon as the connection may not go on, at once where that is so already. The
 * result ends the watch, which whoever closes the connection has to do.
 */
export type SessionRevoked = (connection: Connection, revoked: (by: RevokedBy) => void) => () => void;

interface Watch {
  connection: Connection;
  revoked(by: RevokedBy): void;
}

/** Watches connections; `look` asks for every one of them whether it may go on. */
export function watchConnections(judge: (connection: Connection) => RevokedBy | undefined) {
  const watched = new Set<Watch>();
  function lookAt(watch: Watch): void {
    const by = judge(watch.connection);
    if (by && watched.delete(watch)) watch.revoked(by);
  }
  const sessionRevoked: SessionRevoked = (connection, revoked) => {
    const watch = { connection, revoked };
    watched.add(watch);
    lookAt(watch);
    return () => void watched.delete(watch);
  };
  return { sessionRevoked, look: () => watched.forEach(lookAt) };
}
