/** Something that a script began and that goes on until it is ended. */
interface Holding {
  what: string;
  /** Where it was begun, the innermost call first. */
  stack: string;
  isAlive: () => boolean;
}

export type Holdings = ReturnType<typeof watchHoldings>;

/**
 * Keeps account of the timers, listeners, sockets and observers that scripts begin from now on. It uses nothing from
 * outside of itself, so that a test can put it into a page before the page's own scripts.
 */
export function watchHoldings() {
  const all = new Set<Holding>();

  /** Notes what was just begun. @returns notes its end */
  function hold(what: string, isAlive = () => true): () => void {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 50;
    const holding = { what, stack: new Error().stack ?? '', isAlive };
    Error.stackTraceLimit = stackTraceLimit;
    all.add(holding);
    return () => void all.delete(holding);
  }

  type Start = 'setInterval' | 'setTimeout' | 'requestAnimationFrame';
  type Stop = 'clearInterval' | 'clearTimeout' | 'cancelAnimationFrame';
  function watchTimers(starts: Start[], stops: Stop[]): void {
    const ends = new Map<number, () => void>();
    const end = (id: number) => {
      ends.get(id)?.();
      ends.delete(id);
    };
    for (const name of starts) {
      const start = window[name] as (run: TimerHandler, ...rest: unknown[]) => number;
      const watched = (run: TimerHandler, ...rest: unknown[]) => {
        const id = start.call(
          window,
          (...given: unknown[]) => {
            if (name !== 'setInterval') end(id);
            if (typeof run === 'function') run(...given);
          },
          ...rest,
        );
        ends.set(id, hold(name));
        return id;
      };
      Object.assign(window, { [name]: watched });
    }
    for (const name of stops) {
      const stop = window[name] as (id?: number) => void;
      const watched = (id?: number) => {
        if (id !== undefined) end(id);
        stop.call(window, id);
      };
      Object.assign(window, { [name]: watched });
    }
  }
  // Either of both ends what the other one began.
  watchTimers(['setInterval', 'setTimeout'], ['clearInterval', 'clearTimeout']);
  watchTimers(['requestAnimationFrame'], ['cancelAnimationFrame']);

  /** Whether a target lives on by itself: an element that nobody shows goes with its listeners, and so does a stylesheet, which hot replacement watches. */
  const stands = (target: EventTarget | undefined) =>
    target === window || (target instanceof Node && target.isConnected && !(target instanceof HTMLLinkElement));
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  interface Listening {
    type: string;
    listener: unknown;
    isCapture: boolean;
    isAlive: () => boolean;
    end: () => void;
  }
  const listening = new WeakMap<EventTarget, Listening[]>();
  const take = (target: EventTarget, type: string, listener: unknown, isCapture: boolean) => {
    const known = listening.get(target) ?? [];
    const at = known.findIndex((each) => each.type === type && each.listener === listener && each.isCapture === isCapture);
    return at < 0 ? undefined : known.splice(at, 1)[0];
  };
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    addEventListener.call(target, type, listener, options);
    if (!listener || (target !== window && !(target instanceof Node))) return;
    const { capture = false, once, signal } = typeof options === 'object' ? options : { capture: options };
    const ref = new WeakRef(target);
    take(target, type, listener, capture)?.end();
    const name = target instanceof Node ? target.nodeName.replace('#', '').toLowerCase() : 'window';
    const isAlive = () => !signal?.aborted && stands(ref.deref());
    const end = hold(`listener for ${type} on ${name}`, isAlive);
    const known = listening.get(target)?.filter((each) => each.isAlive()) ?? [];
    listening.set(target, [...known, { type, listener, isCapture: capture, isAlive, end }]);
    if (once) addEventListener.call(target, type, end, { once, capture, ...(signal && { signal }) });
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window;
    removeEventListener.call(target, type, listener, options);
    take(target, type, listener, (typeof options === 'object' ? options.capture : options) ?? false)?.end();
  };

  for (const name of ['WebSocket', 'EventSource'] as const) {
    const Native = window[name] as new (...given: unknown[]) => { readyState: number; CLOSED: number };
    if (!Native) continue;
    class Watched extends Native {
      constructor(...given: unknown[]) {
        super(...given);
        const ref = new WeakRef(this);
        hold(`${name} to ${String(given[0])}`, () => (ref.deref()?.readyState ?? 2) < 2);
      }
    }
    Object.assign(window, { [name]: Watched });
  }

  interface Observer {
    observe(target: Node, ...rest: unknown[]): void;
    unobserve?(target: Node): void;
    disconnect(): void;
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const own = window[name]?.prototype as Observer | undefined;
    if (!own) continue;
    const { observe, unobserve, disconnect } = own;
    const observing = new WeakMap<object, { ref: WeakRef<Node>; end: () => void }[]>();
    const endOf = (observer: Observer, isOne: (target: Node | undefined) => boolean) =>
      observing.get(observer)?.forEach(({ ref, end }) => isOne(ref.deref()) && end());
    own.observe = function (target, ...rest) {
      observe.call(this, target, ...rest);
      const ref = new WeakRef(target);
      const end = hold(`${name} of ${target.nodeName.toLowerCase()}`, () => stands(ref.deref()));
      observing.set(this, [...(observing.get(this)?.filter((each) => stands(each.ref.deref())) ?? []), { ref, end }]);
    };
    own.disconnect = function () {
      disconnect.call(this);
      endOf(this, () => true);
      observing.delete(this);
    };
    if (!unobserve) continue;
    own.unobserve = function (target) {
      unobserve.call(this, target);
      endOf(this, (each) => each === target);
    };
  }

  /** What goes on now, whoever began it; what has ended is forgotten. */
  function alive(): Holding[] {
    for (const holding of all) if (!holding.isAlive()) all.delete(holding);
    return [...all];
  }

  return {
    hold,
    alive,
    /** What files of a remote began, and where; but for what a module begins once and for all as it is evaluated, below webpack's runtime in the entry. */
    of(remote: string) {
      return alive().flatMap((holding) => {
        const frames = holding.stack.split('\n').filter((line) => line.includes(`/r/${remote}/`));
        const isOfModule = frames.some((line) => /\/entry[^/]*[.]js/.test(line));
        return frames[0] && !isOfModule ? [{ holding, where: frames[0].trim() }] : [];
      });
    },
  };
}
