import { OVERRIDE_PARAM, type RemotePin } from '@mortar/protocol/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../../../lib/host-cookie.ts';
import type { Identity } from '../../identity/index.ts';
import type { Audience } from './audience.ts';
import { localOrigin } from './local-origin.ts';
import { createOverrideCookie, readWish, type OverrideWish } from './override.ts';
import type { FindPin } from './pin-finder.ts';
import { isOfTeam } from './team.ts';

/** What a developer put in the place of the live versions. */
const overrideCookie = hostCookie('override', 'lax');
/** Remotes that one browser may override at a time. */
const MOST_OVERRIDES = 8;
const HOW = `write ?${OVERRIDE_PARAM}=<name>@<version>, ?${OVERRIDE_PARAM}=<name>@http://localhost:<port> or ?${OVERRIDE_PARAM}=off`;
/** What a browser says of an address that its person typed, or that a page of ours led to (Fetch Metadata). */
const OWN_WISH = ['none', 'same-origin'];

/** Somebody who is signed in. */
export interface Who {
  uid: string;
  userId: number;
}

/** What became of an address that asks for an override. */
export type OverrideTaken = { wayOn: string } | { refused: string };

export interface OverridingDeps extends Pick<Identity, 'keyring' | 'standing'> {
  findPin: FindPin;
}

/** Takes up and gives back what people of the team put in the place of what everybody gets. */
export function createOverriding({ keyring, standing, findPin }: OverridingDeps) {
  const seal = createOverrideCookie(keyring);
  const mayOverride = (who: Who | null): who is Who => who !== null && isOfTeam(standing.rolesOf(who.userId));

  /** Why a wish cannot be met; undefined where it can. */
  async function flawOf(request: FastifyRequest, wish: Exclude<OverrideWish, 'off'>): Promise<string | undefined> {
    const { name } = wish;
    if ('version' in wish) return (await findPin(name, wish.version)) ? undefined : `${name} has no version ${wish.version}`;
    // What a development server serves runs with the developer's session: no other site may put it there.
    if (OWN_WISH.includes(String(request.headers['sec-fetch-site']))) return undefined;
    return `A link of another site led here: to load ${name} from ${wish.origin}, type or paste this address into the browser yourself`;
  }

  function keep(request: FastifyRequest, reply: FastifyReply, who: Who, wish: Exclude<OverrideWish, 'off'>): void {
    const { [wish.name]: _, ...others } = seal.read(overrideCookie.read(request), who.uid);
    const all = Object.entries({ ...others, [wish.name]: 'version' in wish ? wish.version : wish.origin }).slice(-MOST_OVERRIDES);
    overrideCookie.set(reply, seal.write(who.uid, Object.fromEntries(all)));
  }

  return {
    /** Whether this person ships remotes. */
    isOfTeam: mayOverride,

    /** Whether this request may get another document for what its developer chose. */
    isAsked: (request: FastifyRequest): boolean => overrideCookie.read(request) !== undefined,

    /** The role is looked at every time: it may be gone. */
    async of(request: FastifyRequest, who: Who | null): Promise<Pick<Audience, 'overrides' | 'local'>> {
      const value = overrideCookie.read(request);
      if (!value || !mayOverride(who)) return { overrides: {}, local: {} };
      const wanted = Object.entries(seal.read(value, who.uid));
      const isLocal = ([, what]: [string, string]) => localOrigin(what) !== undefined;
      const versions = wanted.filter((one) => !isLocal(one));
      const found = await Promise.all(versions.map(async ([name, version]) => [name, await findPin(name, version)] as const));
      const overrides = found.filter((one): one is [string, RemotePin] => one[1] !== undefined);
      return { overrides: Object.fromEntries(overrides), local: Object.fromEntries(wanted.filter(isLocal)) };
    },

    /** Takes up what an address says of overrides; undefined where it says nothing, and for anyone who may not. */
    async take(request: FastifyRequest, reply: FastifyReply, url: URL, who: Who | null): Promise<OverrideTaken | undefined> {
      const said = url.searchParams.get(OVERRIDE_PARAM);
      if (said === null || !mayOverride(who)) return undefined;
      const wish = readWish(said);
      if (!wish) return { refused: `'${said}' is no version of a remote, and no development server on this machine: ${HOW}` };
      const refused = wish === 'off' ? undefined : await flawOf(request, wish);
      if (refused !== undefined) return { refused };
      if (wish === 'off') overrideCookie.clear(reply);
      else keep(request, reply, who, wish);
      url.searchParams.delete(OVERRIDE_PARAM);
      return { wayOn: url.pathname + url.search };
    },
  };
}
