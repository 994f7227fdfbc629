import { randomBytes } from 'node:crypto';
import { HEADERS } from '@mortar/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../lib/host-cookie.ts';
import { networkOf } from '../../../lib/network-of.ts';
import { captchaTokenOf } from '../../moderation/index.ts';
import { sha256 } from '../draw/hash.ts';
import type { Player } from './begin.ts';
import type { Owner } from './repository.ts';

const COOKIE = hostCookie('quiz', 'lax');
const COOKIE_BYTES = 16;
/** A browser stays the same player for the rounds of a week. */
const COOKIE_SECONDS = 7 * 24 * 3600;
const ZONE = /^[A-Za-z0-9_+/-]{1,64}$/;

/** What is kept of a browser's cookie; undefined for a browser without one. */
export function browserOf(request: FastifyRequest): string | undefined {
  const secret = COOKIE.read(request);
  return secret === undefined ? undefined : sha256(secret);
}

/** Whose runs a call is about: the person's who makes it, else the browser's; null for a browser that never began one. */
export function ownerOf(request: FastifyRequest): Owner | null {
  if (request.person) return { userId: request.person.userId };
  const browser = browserOf(request);
  return browser === undefined ? null : { browser };
}

/** Who plays by this call; a browser without an account gets the cookie that it is known by. */
export function playerOf(request: FastifyRequest, reply: FastifyReply, hashOf: (network: string) => string): Player {
  const { [HEADERS.timezone]: zone } = request.headers;
  const timezone = typeof zone === 'string' && ZONE.test(zone) ? zone : '';
  const network = hashOf(networkOf(request.ip));
  const known = { network, timezone, uid: request.person?.uid, human: captchaTokenOf(request) };
  if (request.person) return { ...known, owner: { userId: request.person.userId } };
  const secret = COOKIE.read(request) ?? randomBytes(COOKIE_BYTES).toString('base64url');
  COOKIE.set(reply, secret, COOKIE_SECONDS);
  return { ...known, owner: { browser: sha256(secret) } };
}
