import { createEvent } from 'effector';

export interface Toast {
  type: 'success' | 'warning' | 'error' | 'info';
  text: string;
  /** False: it has no close button and goes by itself (spec §2). */
  closable?: boolean;
}

/** Show a toast: it stays 3 seconds, longer while hovered or focused. */
export const toastShown = createEvent<Toast>();
