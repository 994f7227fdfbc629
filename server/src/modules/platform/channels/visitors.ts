import { randomBytes } from 'node:crypto';
import { CANARY_PARAM, type RegistryDocument } from '@mortar/protocol';
import { fastifyCookie } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../lib/clock.ts';
import type { Sessions } from '../../account/index.ts';
import type { RegistryReader } from '../registry-view.ts';
import type { RegistryState } from '../state.ts';
import type { Audience } from './audience.ts';
import { linkId } from './canary-link.ts';

/** The browser's own id with a mac: by it a visitor stays within a share or outside. Browsers take `__Host-` only from us. */
const BROWSER_COOKIE = '__Host-mortar_browser';
/** Secrets of the links that the browser came by. */
const LINKS_COOKIE = '__Host-mortar_canary';
const ID_BYTES = 16;
const YEAR_SECONDS = 365 * 24 * 3600;
/** Links that a browser remembers; an older one makes room. */
const MOST_LINKS = 8;

const kept = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const;

/** Who asks, where that is known already. */
interface Known {
  uid: string | null;
}

export interface VisitorsDeps {
  registry: RegistryReader;
  sessions: Pick<Sessions, 'uidOf' | 'keyring'>;
  clock: Clock;
}

export type Visitors = ReturnType<typeof createVisitors>;

/** Tells visitors apart, as far as the registry gives them different versions. While it gives everybody the same, it looks at nobody. */
export function createVisitors({ registry, sessions, clock }: VisitorsDeps) {
  const { keyring } = sessions;

  function browserOf(cookies: Cookies): string | null {
    const [id = '', mac = ''] = cookies[BROWSER_COOKIE]?.split('.') ?? [];
    return id && keyring.verify('browser', id, mac) ? id : null;
  }

  function giveId(reply: FastifyReply): string {
    const id = randomBytes(ID_BYTES).toString('base64url');
    reply.setCookie(BROWSER_COOKIE, `${id}.${keyring.mac('browser', id)}`, { ...kept, maxAge: YEAR_SECONDS });
    return id;
  }

  async function audienceOf(request: FastifyRequest, known?: Known): Promise<Audience> {
    const cookies = cookiesOf(request);
    const { uid } = known ?? { uid: await sessions.uidOf(request) };
    const links = secretsOf(cookies).flatMap((secret) => linkId(secret) ?? []);
    return { uid, browser: browserOf(cookies), links, overrides: {} };
  }

  return {
    /** Whether two visitors may get different documents now. */
    areDivided: () => isDivided(registry.state()),

    /** Everything by which the versions of a visitor are chosen. */
    audienceOf,

    /** The document of whoever sends this request. */
    async documentOf(request: FastifyRequest, known?: Known): Promise<RegistryDocument> {
      return isDivided(registry.state()) ? registry.for(await audienceOf(request, known)) : registry.current();
    },

    /** The same for a page, which may give the browser an id: from now on it stays within a share or outside. */
    async pageDocument(request: FastifyRequest, reply: FastifyReply, known: Known): Promise<RegistryDocument> {
      const state = registry.state();
      if (!isDivided(state)) return registry.current();
      const audience = await audienceOf(request, known);
      const isNew = audience.uid === null && audience.browser === null && hasShares(state);
      return registry.for(isNew ? { ...audience, browser: giveId(reply) } : audience);
    },

    /**
     * Takes up what a link says of canaries.
     * @returns the address without it, to be led on to; undefined where it says nothing
     */
    takeLink(request: FastifyRequest, reply: FastifyReply, url: URL): string | undefined {
      const said = url.searchParams.get(CANARY_PARAM);
      if (said === null) return undefined;
      if (said === 'off') reply.clearCookie(LINKS_COOKIE, kept);
      const end = endOf(registry.state(), said);
      if (end > clock.now()) {
        const others = secretsOf(cookiesOf(request)).filter((secret) => secret !== said && endOf(registry.state(), secret) > clock.now());
        const secrets = [said, ...others].slice(0, MOST_LINKS);
        const last = Math.max(...secrets.map((secret) => endOf(registry.state(), secret)));
        reply.setCookie(LINKS_COOKIE, secrets.join('.'), { ...kept, maxAge: Math.ceil((last - clock.now()) / 1000) });
      }
      url.searchParams.delete(CANARY_PARAM);
      return url.pathname + url.search;
    },
  };
}

type Cookies = Record<string, string | undefined>;

const cookiesOf = ({ headers: { cookie } }: FastifyRequest): Cookies => (cookie ? fastifyCookie.parse(cookie) : {});
const secretsOf = (cookies: Cookies) => cookies[LINKS_COOKIE]?.split('.').slice(0, MOST_LINKS) ?? [];

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
