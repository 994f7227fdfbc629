import { lookup as resolve } from 'node:dns';
import { publicLookup, publicUrl } from './address.ts';
import type { Outside } from './ask.ts';

/** A server that the operator named, which may stand anywhere; where it leads to must be public. @param address of it */
export function ownServer(address: string): Outside {
  const { origin, hostname } = new URL(address);
  const guarded = publicLookup();
  return {
    allow: (text) => (URL.canParse(text) && new URL(text).origin === origin ? new URL(text) : publicUrl(text)),
    lookup: (name, options, callback) => (name === hostname ? resolve(name, options, callback) : guarded(name, options, callback)),
  };
}
