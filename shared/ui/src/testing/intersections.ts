import { act } from '@testing-library/react';

/** An observer as tests drive it: jsdom has no layout, so nothing would ever come near. */
class Observed implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin: string;
  readonly thresholds = [0];
  readonly elements = new Set<Element>();
  readonly tell: IntersectionObserverCallback;

  constructor(
    tell: IntersectionObserverCallback,
    { rootMargin = '0px', scrollMargin = '0px' }: IntersectionObserverInit & { scrollMargin?: string } = {},
  ) {
    this.tell = tell;
    this.rootMargin = rootMargin;
    this.scrollMargin = scrollMargin;
    observers.add(this);
  }

  observe(element: Element): void {
    this.elements.add(element);
  }

  unobserve(element: Element): void {
    this.elements.delete(element);
  }

  disconnect(): void {
    this.elements.clear();
    observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

const observers = new Set<Observed>();

/** Lets tests say what is near. Call it before anything observes. */
export function installIntersections() {
  observers.clear();
  globalThis.IntersectionObserver = Observed;
  return {
    /** Margins of the observers that are at work. */
    margins: () => [...observers].map(({ rootMargin, scrollMargin }) => ({ rootMargin, scrollMargin })),
    /** Everything that is observed comes near or goes away. */
    setNear: (isIntersecting: boolean) =>
      act(() => {
        for (const observer of Array.from(observers))
          observer.tell(
            [...observer.elements].map(
              (target) => ({ target, isIntersecting, intersectionRatio: Number(isIntersecting) }) as IntersectionObserverEntry,
            ),
            observer,
          );
      }),
  };
}
