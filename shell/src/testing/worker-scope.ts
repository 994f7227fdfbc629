import type { WorkerScope } from '../features/service-worker/index.ts';

export const ORIGIN = 'https://mortar.example';

/** A request as a worker sees it; Node's own refuses to be a navigation. */
export interface Asked {
  url: string;
  mode: string;
  destination: string;
  method?: string;
}

/** A service worker's surroundings, in memory. */
export interface FakeScope extends WorkerScope {
  readonly hasSkipped: boolean;
  readonly isUnregistered: boolean;
  readonly isPreloading: boolean;
  /** Static routes that the worker asked for. */
  readonly routes: unknown[];
  /** Lets an event of the worker's life happen, to the end of its work. */
  happen(type: 'install' | 'activate'): Promise<void>;
  /** What the worker answers; undefined where it leaves the request alone. */
  ask(request: Asked, options?: { preload?: Promise<Response> }): Promise<Response | undefined>;
  /** Addresses of all that is kept. */
  kept(): Promise<string[]>;
}

type Handler = (event: never) => void;

/** What the server answers when a worker itself asks for a page to be kept. */
const serverPages = new Map<string, string>();

const addressOf = (request: RequestInfo | URL) =>
  new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).href;

function createCache(): Pick<Cache, 'add' | 'match' | 'put' | 'keys' | 'delete'> {
  const entries = new Map<string, Response>();
  return {
    async add(request) {
      const text = serverPages.get(addressOf(request));
      if (text === undefined) throw new TypeError('Failed to fetch');
      entries.set(addressOf(request), new Response(text));
    },
    match: async (request) => entries.get(addressOf(request))?.clone(),
    async put(request, response) {
      entries.delete(addressOf(request));
      entries.set(addressOf(request), response);
    },
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (request) => entries.delete(addressOf(request)),
  };
}

/** A browser's caches, as far as the worker uses them, in the order in which things came. */
function createCaches(): CacheStorage {
  const all = new Map<string, Cache>();
  const open = async (name: string) => {
    const cache = all.get(name) ?? (createCache() as Cache);
    all.set(name, cache);
    return cache;
  };
  return {
    open,
    has: async (name) => all.has(name),
    delete: async (name) => all.delete(name),
    keys: async () => [...all.keys()],
    match: async (request, options) => all.get(options?.cacheName ?? '')?.match(request),
  };
}

/** @param pages what the server answers when the worker itself asks, by address */
export function createFakeScope(
  OFFLINE_PAGE: string,
  fetch: (request: Request) => Promise<Response>,
  pages: Record<string, string>,
  caches: CacheStorage = createCaches(),
): FakeScope {
  const handlers = new Map<string, Handler>();
  const routes: unknown[] = [];
  const state = { hasSkipped: false, isUnregistered: false, isPreloading: false };
  for (const [url, text] of Object.entries(pages)) serverPages.set(url, text);

  async function happen(type: string): Promise<void> {
    const work: Promise<unknown>[] = [];
    handlers.get(type)?.({
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
      addRoutes: async (route: unknown) => void routes.push(route),
    } as never);
    await Promise.all(work);
  }

  return {
    OFFLINE_PAGE,
    fetch,
    caches,
    routes,
    location: { origin: ORIGIN },
    registration: {
      unregister: async () => (state.isUnregistered = true),
      navigationPreload: { enable: async () => void (state.isPreloading = true) },
    },
    skipWaiting: async () => void (state.hasSkipped = true),
    addEventListener: (type, listener) => void handlers.set(type, listener as Handler),
    get hasSkipped() {
      return state.hasSkipped;
    },
    get isUnregistered() {
      return state.isUnregistered;
    },
    get isPreloading() {
      return state.isPreloading;
    },
    happen,
    async ask(request, { preload = Promise.resolve(undefined) } = {}) {
      preload.catch(() => undefined);
      let given: Promise<Response> | undefined;
      handlers.get('fetch')?.({
        request: { method: 'GET', ...request },
        preloadResponse: preload,
        respondWith: (promise: Promise<Response>) => (given = promise),
      } as never);
      return given;
    },
    async kept() {
      const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => url);
    },
  };
}
