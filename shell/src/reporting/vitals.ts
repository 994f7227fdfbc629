/** Listens for the page's own vitals; `found` gets each once, when the page is hidden or the value is final. */
export function observeVitals(found: (vital: { name: 'LCP' | 'CLS' | 'FCP' | 'TTFB'; value: number }) => void): void {
  let largest = 0;
  let shift = 0;
  observe('largest-contentful-paint', (entry) => (largest = entry.startTime));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) shift += value;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') found({ name: 'FCP', value: entry.startTime });
  });
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  if (navigation) found({ name: 'TTFB', value: (navigation as PerformanceNavigationTiming).responseStart });
  const settle = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', settle);
    if (largest > 0) found({ name: 'LCP', value: largest });
    found({ name: 'CLS', value: shift });
  };
  document.addEventListener('visibilitychange', settle);
}

function observe(type: string, take: (entry: PerformanceEntry) => void): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
