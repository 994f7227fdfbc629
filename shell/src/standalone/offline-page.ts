/** The script of the page that the service worker shows without a network. */
import { startOfflinePage } from '../pages/offline-page/script.ts';

const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
startOfflinePage({ reload: () => location.reload(), isReloaded: entry?.type === 'reload' });
