import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom lacks; Node's own are the same standards. */
const STANDARDS = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'fetch',
  'ReadableStream',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of STANDARDS) this.global[name] = globalThis[name];
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    this.global.PointerEvent ??= pointerEvent(this.global.MouseEvent);
    this.global.matchMedia ??= (query) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} });
  }
}

/** jsdom knows the events of a mouse only; a pointer's say in addition what points. */
function pointerEvent(MouseEvent) {
  return class PointerEvent extends MouseEvent {
    constructor(type, init = {}) {
      super(type, init);
      this.pointerId = init.pointerId ?? 0;
      this.pointerType = init.pointerType ?? '';
      this.isPrimary = init.isPrimary ?? false;
    }
  };
}
