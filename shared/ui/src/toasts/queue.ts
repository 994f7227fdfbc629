/** One toast; `error` is announced at once, the others when the reader pauses. */
export interface Toast {
  type: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

type Show = (toast: Toast) => void;

let show: Show | null = null;
const waiting: Toast[] = [];

/** Shows a toast. One that comes before `<Toasts>` is mounted waits for it. */
export function enqueue(toast: Toast): void {
  if (show) show(toast);
  else waiting.push(toast);
}

/** Connects the region that shows toasts; the result disconnects it. */
export function connectRegion(region: Show): () => void {
  show = region;
  for (const toast of waiting.splice(0)) region(toast);
  return () => {
    if (show === region) show = null;
  };
}
