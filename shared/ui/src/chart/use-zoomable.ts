import { useEffect, useState } from 'react';
import type { ZoomableComponent } from './zoomable/index.ts';

let loaded: ZoomableComponent | null = null;

/** What draws series that can be zoomed: null until it is there, and where it does not come. */
export function useZoomable(): ZoomableComponent | null {
  const [zoomable, setZoomable] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return;
    // Where it cannot be fetched the figures stay as they are: drawn, and not to be zoomed.
    void import('@mortar/ui/charts/zoomable').then(
      ({ Zoomable }) => setZoomable(() => (loaded = Zoomable)),
      () => undefined,
    );
  }, []);
  return zoomable;
}
