/** What browsers share between tabs and jsdom lacks: channels and locks, as the standards have them. */
export function installBrowserParts(): { closeTabs: () => void } {
  const listeners = new Map<string, Set<Channel>>();
  class Channel extends EventTarget {
    readonly name: string;
    constructor(name: string) {
      super();
      this.name = name;
      listeners.set(name, (listeners.get(name) ?? new Set()).add(this));
    }
    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      for (const other of listeners.get(this.name) ?? [])
        if (other !== this) setTimeout(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
    }
  }
  const held = new Map<string, Promise<unknown>>();
  const locks = {
    request<T>(name: string, work: () => Promise<T>): Promise<T> {
      const before = held.get(name) ?? Promise.resolve();
      const mine = before.then(work, work);
      held.set(name, mine);
      return mine;
    },
  };
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true });
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  return { closeTabs: () => listeners.clear() };
}
