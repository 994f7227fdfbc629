import type { ConnectionAuth } from '@mortar/protocol/realtime';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { AppError } from '../../../lib/app-error.ts';
import { networkOf } from '../../../lib/network-of.ts';
import type { Person } from '../../../lib/person.ts';
import type { Handshake } from './service.ts';

/** Connections of one session at once: a browser has one, and one more while it changes networks. */
const MOST_OF_SESSION = 16;

const Auth = Type.Object({
  uid: Type.Optional(Type.String({ maxLength: 64 })),
  utoken: Type.Optional(Type.String({ maxLength: 128 })),
  deviceid: Type.Optional(Type.String({ maxLength: 128 })),
});

/** Who was let in. */
export interface Admission {
  /** Null of a visitor. */
  person: Person | null;
  deviceId: string;
  /** When the connection must end, ms since the epoch; Infinity for a visitor. */
  expiresAt: number;
  /** Gives its place back. */
  release(): void;
}

export type Admit = (knock: { auth: unknown; ip: string }) => Promise<Admission>;

interface Places {
  /** Takes a place. @throws AppError `rateLimited` where there is none */
  take(name: string, most: number): () => void;
}

function createPlaces(): Places {
  const taken = new Map<string, number>();
  const change = (name: string, by: number) => {
    const now = (taken.get(name) ?? 0) + by;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  };
  return {
    take(name, most) {
      if ((taken.get(name) ?? 0) >= most) throw new AppError('rateLimited', { retryAfter: 10 });
      change(name, 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        change(name, -1);
      };
    },
  };
}

/** Decides who may connect, and how many at once. @param perNetwork connections of one network */
export function createAdmit(handshake: Pick<Handshake, 'read'>, perNetwork: number): Admit {
  const places = createPlaces();

  async function admitPerson(auth: ConnectionAuth, leave: () => void): Promise<Admission> {
    const knocker = await handshake.read(auth);
    const leaveSession = places.take(`session ${knocker.person.sessionId}`, MOST_OF_SESSION);
    return {
      ...knocker,
      release() {
        leave();
        leaveSession();
      },
    };
  }

  return async ({ auth, ip }) => {
    if (!Value.Check(Auth, auth)) throw new AppError('malformed');
    const leave = places.take(`network ${networkOf(ip)}`, perNetwork);
    if (auth.utoken === undefined) return { person: null, deviceId: '', expiresAt: Infinity, release: leave };
    try {
      return await admitPerson(auth, leave);
    } catch (error) {
      leave();
      throw error;
    }
  };
}
