import type { Keyring } from '../../../lib/keyring.ts';
import { localOrigin } from './local-origin.ts';

/** What a developer put in the place of what everybody gets, by remote: a version, or the origin of a development server. */
export type Overrides = Readonly<Record<string, string>>;

/** What an address asks for: a version of a remote, a development server that serves it, or an end of all. */
export type OverrideWish = 'off' | { name: string; version: string } | { name: string; origin: string };

const WISH = /^(?:mfe-)?([a-z][a-z0-9]{1,31})@(.+)$/;
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** @param said value of the query parameter; undefined for what is no wish */
export function readWish(said: string): OverrideWish | undefined {
  if (said === 'off') return said;
  const [, name = '', what = ''] = WISH.exec(said) ?? [];
  if (VERSION.test(what)) return { name, version: what };
  const origin = localOrigin(what);
  return origin === undefined ? undefined : { name, origin };
}

/** The cookie that keeps overrides: whose they are, which, and a mac. They hold for that person alone. */
export function createOverrideCookie(keyring: Pick<Keyring, 'sign' | 'unsign'>) {
  return {
    write(uid: string, overrides: Overrides): string {
      return keyring.sign('override', Buffer.from(JSON.stringify([uid, overrides])).toString('base64url'));
    },

    /** Nothing where the mac is not ours, or they are somebody else's. */
    read(value: string | undefined, uid: string): Overrides {
      const text = keyring.unsign('override', value ?? '');
      if (text === undefined) return {};
      const [owner, overrides] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [string, Overrides];
      return owner === uid ? overrides : {};
    },
  };
}
