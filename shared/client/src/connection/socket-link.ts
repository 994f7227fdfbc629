import { CODES } from '@mortar/protocol';
import { SOCKET_PATH, type ConnectionAuth, type SocketAnswer } from '@mortar/protocol/realtime';
import { io, type Socket } from 'socket.io-client';
import type { Link, LinkEvents, LinkOutcome, LinkState } from './link.ts';

/** A call without an answer fails after this, and so does one that waits for a connection. */
const CALL_MS = 10_000;
const SOONEST_MS = 500;
const LATEST_MS = 10_000;

/** Codes of a refused connection that another exchange of keys may help against. */
const NEEDS_TOKEN: readonly number[] = [CODES.tokenInvalid, CODES.malformed];

/** A socket of its own. It keeps the token of one exchange of keys for all its connections (docs/design/realtime.md). */
export function createSocketLink({ changed, happened, identify }: LinkEvents, origin: string = location.origin): Link {
  let state: LinkState = 'closed';
  let wish: { uid: string | null } | undefined;
  let auth: ConnectionAuth | undefined;
  let isRefused = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const waiting = new Set<(isConnected: boolean) => void>();

  const socket: Socket = io(origin, {
    path: SOCKET_PATH,
    addTrailingSlash: false,
    transports: ['websocket'],
    autoConnect: false,
    reconnectionDelay: SOONEST_MS,
    reconnectionDelayMax: LATEST_MS,
    auth: (give) => give(auth ?? {}),
  });

  function become(next: LinkState): void {
    if (state === next) return;
    state = next;
    if (next !== 'connecting') for (const go of waiting) go(next === 'connected');
    changed(next);
  }

  /** Who is not there yet asks again later and later, and not all at once. */
  function later(): void {
    const wait = Math.min(LATEST_MS, SOONEST_MS * 2 ** failures++) * (0.5 + Math.random());
    clearTimeout(retry);
    retry = setTimeout(() => void connect(), wait);
  }

  function forgetToken(): void {
    auth = undefined;
    isRefused = true;
  }

  async function connect(): Promise<void> {
    const now = wish;
    if (!now) return;
    become('connecting');
    try {
      auth ??= now.uid === null ? {} : ((await identify(isRefused)) ?? undefined);
      isRefused = false;
    } catch {
      if (wish === now) later();
      return;
    }
    if (wish !== now) return;
    if (auth) socket.connect();
    else become('closed');
  }

  socket.on('connect', () => {
    failures = 0;
    become('connected');
  });
  socket.on('connect_error', (error: Error & { data?: { code?: number } }) => {
    // A network that fails is tried again by the socket itself.
    if (socket.active || !wish) return;
    if (NEEDS_TOKEN.includes(error.data?.code ?? 0)) forgetToken();
    later();
  });
  socket.on('disconnect', () => {
    if (!wish) return;
    become('connecting');
    if (socket.active) return;
    // The server ended it: who this is has to be asked anew.
    forgetToken();
    later();
  });
  socket.onAny((name: string, data: unknown) => happened(name, data));

  function connected(): Promise<boolean> {
    if (state !== 'connecting') return Promise.resolve(state === 'connected');
    return new Promise((resolve) => {
      const settle = (isConnected: boolean) => {
        clearTimeout(timer);
        waiting.delete(settle);
        resolve(isConnected);
      };
      const timer = setTimeout(settle, CALL_MS, false);
      waiting.add(settle);
    });
  }

  return {
    open(uid) {
      if (wish && wish.uid === uid) return state === 'closed' ? void connect() : undefined;
      this.close();
      wish = { uid };
      void connect();
    },
    async call(name, input, meta): Promise<LinkOutcome> {
      if (!(await connected())) return { silence: 'network' };
      return new Promise((resolve) => {
        socket.timeout(CALL_MS).emit(name, input, meta, (error: Error | null, answer: SocketAnswer<unknown>) => {
          resolve(error ? { silence: socket.connected ? 'timeout' : 'network' } : { answer });
        });
      });
    },
    close() {
      wish = undefined;
      auth = undefined;
      isRefused = false;
      clearTimeout(retry);
      socket.disconnect();
      become('closed');
    },
  };
}
