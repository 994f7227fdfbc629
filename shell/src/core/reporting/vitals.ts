import { areaOf, areaOfPage, type Area } from './areas.ts';
import { createInteractions, type EventTiming, type LongFrame } from './interactions.ts';
import { createShifts, type LayoutShift } from './layout-shifts.ts';

/** One figure of this page; of an area of it when it names one. */
export interface Vital extends Partial<Area> {
  name: 'LCP' | 'CLS' | 'INP' | 'FCP' | 'TTFB';
  value: number;
}

/** Shorter events are felt by nobody, and there are many. */
const SHORTEST_EVENT_MS = 40;

/** Listens for the page's own vitals; `found` gets each once, when the page is hidden or the value is final. */
export function observeVitals(found: (vital: Vital) => void): void {
  let largest: { value: number; area: Area | undefined } | undefined;
  const shifts = createShifts();
  const interactions = createInteractions();
  observe('largest-contentful-paint', (entry) => {
    const { startTime, element } = entry as PerformanceEntry & { element: Element | null };
    // The first paint's markup is gone when the remote's page has taken its place.
    largest = { value: startTime, area: element?.isConnected ? areaOf(element) : areaOfPage() };
  });
  observe('layout-shift', (entry) => shifts.take(entry as PerformanceEntry & LayoutShift));
  observe('long-animation-frame', (entry) => interactions.takeFrame(entry as PerformanceEntry & LongFrame));
  observe('event', (entry) => interactions.takeEvent(entry as PerformanceEntry & EventTiming));
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') found({ name: 'FCP', value: entry.startTime });
  });
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation) found({ name: 'TTFB', value: (navigation as PerformanceNavigationTiming).responseStart });
  const settle = () => {
    if (document.visibilityState !== 'hidden') return;
    window.removeEventListener('visibilitychange', settle, true);
    if (largest) found({ name: 'LCP', value: largest.value, ...largest.area });
    for (const { area, value } of shifts.sums()) found({ name: 'CLS', value, ...area });
    for (const { area, value } of interactions.slowest()) found({ name: 'INP', value, ...area });
  };
  // Before the batch that goes out when the page is hidden.
  window.addEventListener('visibilitychange', settle, true);
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  const options = type === 'event' ? { durationThreshold: SHORTEST_EVENT_MS } : {};
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...options });
}
