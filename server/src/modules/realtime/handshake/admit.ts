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

/** A name and how many may be there at once. */
type Place = readonly [name: string, most: number];

function createPlaces() {
  const taken = new Map<string, number>();
  function change(name: string, by: number): void {
    const now = (taken.get(name) ?? 0) + by;
    if (now > 0) taken.set(name, now);
    else taken.delete(name);
  }
  /** Takes all of them, or none. @returns what gives them back, once @throws AppError `rateLimited` */
  return (...places: Place[]): (() => void) => {
    if (places.some(([name, most]) => (taken.get(name) ?? 0) >= most)) throw new AppError('rateLimited', { retryAfter: 10 });
    for (const [name] of places) change(name, 1);
    return () => {
      for (const [name] of places.splice(0)) change(name, -1);
    };
  };
}

/** Decides who may connect, and how many at once. @param perNetwork connections of one network */
export function createAdmit(handshake: Pick<Handshake, 'read'>, perNetwork: number): Admit {
  const take = createPlaces();

  return async ({ auth, ip }) => {
    if (!Value.Check(Auth, auth)) throw new AppError('malformed');
    const network: Place = [`network ${networkOf(ip)}`, perNetwork];
    if (auth.utoken === undefined) return { person: null, deviceId: '', expiresAt: Infinity, release: take(network) };
    // Whoever is asked about holds a place meanwhile.
    const leave = take(network);
    const knocker = await handshake.read(auth).finally(leave);
    return { ...knocker, release: take(network, [`session ${knocker.person.sessionId}`, MOST_OF_SESSION]) };
  };
}
