import { createEvent } from 'effector';

export interface Toast {
  type: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

/** Show a toast: it stays 3 seconds, longer while hovered or focused. */
export const toastShown = createEvent<Toast>();
