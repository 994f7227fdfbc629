import { createEvent } from 'effector';

export interface Toast {
  type: 'success' | 'warning' | 'error' | 'info';
  text: string;
}

/** A text was copied (true) or could not be (false): the shell says so in the words of spec §8. */
export const copyEnded = createEvent<boolean>();

/** Show a toast: it stays 3 seconds, longer while hovered or focused. */
export const toastShown = createEvent<Toast>();
