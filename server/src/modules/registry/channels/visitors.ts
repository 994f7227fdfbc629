import { randomBytes } from 'node:crypto';
import { CANARY_PARAM, type RegistryDocument } from '@mortar/protocol/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../lib/clock.ts';
import { hostCookie } from '../../../lib/host-cookie.ts';
import type { Identity } from '../../identity/index.ts';
import type { RegistryReader } from '../registry-view.ts';
import type { RegistryState } from '../state.ts';
import type { Audience } from './audience.ts';
import { linkId } from './canary-link.ts';
import { createOverriding, type Who } from './overriding.ts';
import type { FindPin } from './pin-finder.ts';

/** The browser's own id with a mac: by it a visitor stays within a share or outside. */
const browserCookie = hostCookie('browser', 'lax');
/** Secrets of the links that the browser came by. */
const linksCookie = hostCookie('canary', 'lax');
const ID_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Links that a browser remembers; an older one makes room. */
const MOST_LINKS = 8;

export interface VisitorsDeps {
  registry: RegistryReader;
  identity: Pick<Identity, 'authentication' | 'keyring' | 'standing'>;
  findPin: FindPin;
  clock: Clock;
}

export type Visitors = ReturnType<typeof createVisitors>;

/** Tells visitors apart, as far as the registry gives them different versions. While it gives everybody the same, it looks at nobody. */
export function createVisitors({ registry, identity, findPin, clock }: VisitorsDeps) {
  const { authentication, keyring } = identity;
  const overriding = createOverriding({ ...identity, findPin });

  function browserOf(request: FastifyRequest): string | null {
    return keyring.unsign('browser', browserCookie.read(request) ?? '') ?? null;
  }

  function giveId(reply: FastifyReply): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    browserCookie.set(reply, keyring.sign('browser', id), YEAR_SECONDS);
    return id;
  }

  /** @param known who is signed in, where that is known already */
  async function audienceOf(request: FastifyRequest, known?: Who | null): Promise<Audience> {
    const who = known === undefined ? (await authentication.restore(request)).open : known;
    const links = secretsOf(request).flatMap((secret) => linkId(secret) ?? []);
    return { uid: who?.uid ?? null, browser: browserOf(request), links, ...(await overriding.of(request, who)) };
  }

  /** Whether this request may get another document than everybody. */
  const isSpecial = (request: FastifyRequest) => isDivided(registry.state()) || overriding.isAsked(request);

  return {
    /** Whether the document of this request may be another than that of the next one. */
    isSpecial,

    /** Everything by which the versions of a visitor are chosen. */
    audienceOf,

    /** The document of whoever sends this request. */
    async documentOf(request: FastifyRequest, known?: Who | null): Promise<RegistryDocument> {
      return isSpecial(request) ? registry.for(await audienceOf(request, known)) : registry.current();
    },

    /** The same for a page, which may give the browser an id: from now on it stays within a share or outside. */
    async pageDocument(request: FastifyRequest, reply: FastifyReply, known: Who | null): Promise<RegistryDocument> {
      const state = registry.state();
      if (!isSpecial(request)) return registry.current();
      const audience = await audienceOf(request, known);
      const isNew = audience.uid === null && audience.browser === null && hasShares(state);
      return registry.for(isNew ? { ...audience, browser: giveId(reply) } : audience);
    },

    /** Whether this person ships remotes, and so reads why one broke. */
    isOfTeam: overriding.isOfTeam,

    /** Takes up what an address says of overrides; undefined where it says nothing, and for anyone who may not. */
    takeOverride: overriding.take,

    /**
     * Takes up what a link says of canaries.
     * @returns the address without it, to be led on to; undefined where it says nothing
     */
    takeLink(request: FastifyRequest, reply: FastifyReply, url: URL): string | undefined {
      const said = url.searchParams.get(CANARY_PARAM);
      if (said === null) return undefined;
      if (said === 'off') linksCookie.clear(reply);
      const end = endOf(registry.state(), said);
      if (end > clock.now()) {
        const others = secretsOf(request).filter((secret) => secret !== said && endOf(registry.state(), secret) > clock.now());
        const secrets = [said, ...others].slice(0, MOST_LINKS);
        const last = Math.max(...secrets.map((secret) => endOf(registry.state(), secret)));
        linksCookie.set(reply, secrets.join('.'), Math.ceil((last - clock.now()) / 1000));
      }
      url.searchParams.delete(CANARY_PARAM);
      return url.pathname + url.search;
    },
  };
}

const secretsOf = (request: FastifyRequest) => linksCookie.read(request)?.split('.').slice(0, MOST_LINKS) ?? [];

/** Whether some visitors get other versions than the rest. */
const isDivided = ({ remotes }: RegistryState) => Object.values(remotes).some(({ canary }) => canary !== undefined);
/** Whether chance decides for some: only then a browser needs an id. */
const hasShares = ({ remotes }: RegistryState) =>
  Object.values(remotes).some(({ canary }) => canary !== undefined && canary.percentage > 0 && canary.percentage < 100);

/** When a link ends, in ms since the epoch; 0 for one that leads nowhere. */
function endOf({ remotes }: RegistryState, secret: string): number {
  const id = linkId(secret);
  if (id === undefined) return 0;
  return Math.max(0, ...Object.values(remotes).map(({ canary }) => canary?.links.get(id) ?? 0));
}
