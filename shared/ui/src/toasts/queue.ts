import type { ReactNode } from 'react';

/** A toast that says a text; `error` is announced at once, the others when the reader pauses. */
export interface Toast {
  type: 'success' | 'warning' | 'error' | 'info';
  text: string;
  /** False: it has no close button, and Esc does not close it. */
  closable?: boolean;
}

/** A toast that draws itself, for what a line of text cannot show. */
export interface DrawnToast {
  type: 'drawn';
  draw: (close: () => void) => ReactNode;
  /** How long it stays, in ms; without it as long as every toast. */
  lifetime?: number;
  /** False: Esc does not close it. What is drawn brings its own close button. */
  closable?: boolean;
}

type AnyToast = Toast | DrawnToast;
type Show = (toast: AnyToast) => void;

let show: Show | null = null;
const waiting: AnyToast[] = [];

/** Shows a toast. One that comes before `<Toasts>` is mounted waits for it. */
export function enqueue(toast: AnyToast): void {
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
