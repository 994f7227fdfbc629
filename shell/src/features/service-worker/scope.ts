/** Static routes, where the browser has them. */
interface Route {
  condition: { not: { requestMode: 'navigate' } };
  source: 'network';
}

export interface LifeEvent {
  waitUntil(work: Promise<unknown>): void;
  addRoutes?(route: Route): Promise<void>;
}

export interface FetchEvent extends LifeEvent {
  request: Request;
  /** The answer to a navigation that the browser asked for while the worker started. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: LifeEvent;
  activate: LifeEvent;
  fetch: FetchEvent;
}

/** What a service worker sees, as far as ours uses it: the types of the DOM know only pages. */
export interface WorkerScope {
  /** Address of the offline page; the server writes it before the worker's text, so another page is another worker. */
  readonly OFFLINE_PAGE: string;
  readonly location: { origin: string };
  readonly caches: CacheStorage;
  readonly registration: { unregister(): Promise<boolean>; navigationPreload?: { enable(): Promise<void> } };
  fetch(request: Request): Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void): void;
}
